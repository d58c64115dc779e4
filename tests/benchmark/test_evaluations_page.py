"""The page of the evaluations says what the result files say."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from azulejos.benchmark import about, positions

DOCS = Path(__file__).parents[2] / "docs"
pytestmark = pytest.mark.compiled_only


@pytest.fixture
def evaluations() -> ModuleType:
    spec = importlib.util.spec_from_file_location("evaluations", DOCS / "make_evaluations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_made_from_the_result_files(evaluations: ModuleType) -> None:
    page: str = evaluations.page()
    assert (DOCS / "evaluations.md").read_text() == page, "run docs/make_evaluations.py"


def test_results_are_those_of_the_sets_as_they_are() -> None:
    found = [json.loads(file.read_text()) for file in (DOCS / "evaluations").glob("*.json")]
    judged = {result["set"]["game"]: result["set"] for result in found}
    known = [path.name.removesuffix(positions.ENDING) for path in positions.FOLDER.iterdir()]
    assert judged == {game: about(game) for game in known}
