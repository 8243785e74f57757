"""Slow, obvious implementations written from the rules text alone."""

from tests.reference import las_vegas, las_vegas_royale

REFERENCES = {"las-vegas": las_vegas, "las-vegas-royale": las_vegas_royale}
