"""A net is arithmetic in whole numbers: checked against the plainest way to write it."""

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from tests.nets.random_layers import extreme_layers, random_layers

import azulejos
from azulejos.nets import Layers, Net
from azulejos.nets.shape import MOST_ACTIVE, MOST_HEADS, NARROW, ONE, UNIT, WIDTH

ROOT = Path(__file__).parents[2]
LARGEST_SUM = 2**31 - 1
PROGRAM = """
import json
import azulejos
from azulejos.nets import Net
from tests.nets.random_layers import extreme_layers, random_layers
nets = [Net(random_layers(300, 4)), Net(extreme_layers(300, 8, 1)), Net(extreme_layers(300, 1, -1))]
rows = [[], [0], [7, 7, 299], list(range(0, 300, 4)), [5] * 256]
print(json.dumps([azulejos.COMPILED, [net.judged(row) for net in nets for row in rows]]))
"""


def wrapped(total: int) -> int:
    """In 16 bits."""
    return (total + 2**15) % 2**16 - 2**15


def plainly(layers: Layers, active: list[int]) -> list[int]:
    """Every sum written out; none but those of the first layer may leave its bits."""
    wide = [
        wrapped(
            layers.first_steps[column] + sum(layers.first[at * WIDTH + column] for at in active)
        )
        for column in range(WIDTH)
    ]
    wide_cut = [min(max(total, 0), ONE) for total in wide]
    narrow = [
        layers.second_steps[column]
        + sum(layers.second[row * NARROW + column] * wide_cut[row] for row in range(WIDTH))
        for column in range(NARROW)
    ]
    narrow_cut = [min(max(total, 0), UNIT) // ONE for total in narrow]
    heads = [
        layers.last_steps[head]
        + sum(layers.last[row * layers.heads + head] * narrow_cut[row] for row in range(NARROW))
        for head in range(layers.heads)
    ]
    assert max(map(abs, [*narrow, *heads])) <= LARGEST_SUM
    return heads


@pytest.mark.parametrize("heads", [1, 4, MOST_HEADS])
@pytest.mark.parametrize("active", [[], [0], [49], [3, 3], list(range(0, 50, 2))])
def test_a_net_is_sums_and_clipped_rectifiers(active: list[int], heads: int) -> None:
    layers = random_layers(50, heads)
    assert Net(layers).judged(active) == plainly(layers, active)


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("count", [0, 1, 2, MOST_ACTIVE])
def test_sums_have_their_bits_at_the_largest_weights(sign: int, count: int) -> None:
    layers = extreme_layers(10, MOST_HEADS, sign)
    active = [9] * count
    assert Net(layers).judged(active) == plainly(layers, active)


def test_a_net_forgets_the_position_before() -> None:
    net = Net(random_layers(50, 4))
    first = net.judged([1, 2, 3])
    assert net.judged([40, 41]) != first
    assert net.judged([1, 2, 3]) == first


def test_inputs_that_are_not_there_are_refused() -> None:
    net = Net(random_layers(50, 4))
    for wrong in (-1, 50):
        with pytest.raises(ValueError, match="below 50"):
            net.judged([wrong])
    with pytest.raises(ValueError, match="at most 512"):
        net.judged([0] * (MOST_ACTIVE + 1))


def test_a_net_can_be_sent_to_another_process() -> None:
    net = Net(random_layers(50, 4))
    assert pickle.loads(pickle.dumps(net)).judged([1, 20]) == net.judged([1, 20])


def test_steps_that_could_overflow_are_refused() -> None:
    numbers = {name: [0] * length for name, length in Layers.lengths(5, 2).items()}
    numbers["last_steps"][1] = 2**29 + 1
    with pytest.raises(ValueError, match="last_steps"):
        Layers.of(numbers)
    numbers["last_steps"][1] = 0
    numbers["first_steps"][7] = -(2**15)
    with pytest.raises(ValueError, match="first_steps"):
        Layers.of(numbers)


@pytest.mark.compiled_only
def test_compiled_and_interpreted_nets_say_the_same() -> None:
    found = []
    for pure in ("", "1"):
        variables = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "AZULEJOS_PURE": pure}
        finished = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(json.loads(finished.stdout))
    assert [compiled for compiled, _ in found] == [True, False]
    assert found[0][1] == found[1][1]


@pytest.mark.compiled_only
def test_the_package_loads_no_net_until_one_is_needed() -> None:
    program = "import sys, azulejos, azulejos.engine; print('azulejos.nets' in sys.modules)"
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert finished.stdout == "False\n"
    assert azulejos.COMPILED
