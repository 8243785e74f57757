"""Yellow Dwarf (Nain Jaune)."""
