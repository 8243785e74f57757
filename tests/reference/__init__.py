"""Slow, obvious implementations written from the rules text alone."""

from tests.reference import las_vegas

REFERENCES = {"las-vegas": las_vegas}
