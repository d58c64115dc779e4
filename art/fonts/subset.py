"""Makes the fonts of pictures: of each family those letters that our languages and names need.

`python art/fonts/subset.py FOLDER` reads the whole fonts, as `npm install
@expo-google-fonts/noto-sans @expo-google-fonts/alegreya` leaves them in FOLDER/node_modules, and
writes them with their licences into `src/azulejos/drawing/fonts`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).parents[2] / "src" / "azulejos" / "drawing" / "fonts"
PACKAGES = "node_modules/@expo-google-fonts"
SOURCES = {
    "NotoSans-Regular.ttf": "noto-sans/400Regular/NotoSans_400Regular.ttf",
    "NotoSans-SemiBold.ttf": "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
    "Alegreya-SemiBold.ttf": "alegreya/600SemiBold/Alegreya_600SemiBold.ttf",
}
LICENCES = {
    "NotoSans-OFL.txt": "noto-sans/LICENSE_FONT",
    "Alegreya-OFL.txt": "alegreya/LICENSE_FONT",
}
LETTERS = ",".join(
    [
        "U+0020-007E,U+00A0-017F,U+0218-021B",  # Latin
        "U+0400-045F,U+0490-0491",  # Cyrillic
        "U+2010-2026,U+2030,U+2039-203A,U+20AC,U+20B4,U+2116,U+2212",  # marks and signs
    ]
)


def make(folder: Path) -> None:
    FONTS.mkdir(exist_ok=True)
    for name, source in SOURCES.items():
        options = [f"--unicodes={LETTERS}", "--layout-features=kern", "--no-hinting"]
        options.append("--name-IDs=0,1,2,4,5,6,13,14,16,17")  # family and weight among them
        output = f"--output-file={FONTS / name}"
        subset.main([str(folder / PACKAGES / source), *options, output])
    for name, source in LICENCES.items():
        shutil.copyfile(folder / PACKAGES / source, FONTS / name)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
