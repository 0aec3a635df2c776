print("straße".upper(), "ÉCOLE".lower(), "éa".upper(), "ß".casefold(), "Ǆ".lower(), "ñandú".title(), "élan".capitalize(), "ΑΣ".lower())
