"""Slow, obvious implementations written from the rules text alone."""

from tests.reference import las_vegas, las_vegas_royale, sequence_dice, yellow_dwarf

REFERENCES = {
    "las-vegas": las_vegas,
    "las-vegas-royale": las_vegas_royale,
    "sequence-dice": sequence_dice,
    "yellow-dwarf": yellow_dwarf,
}
