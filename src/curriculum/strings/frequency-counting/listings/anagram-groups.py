def group_anagrams(words):
    groups = {}
    for word in words:
        # Anagrams have the same letters, so the same key.
        key = "".join(sorted(word))
        groups.setdefault(key, []).append(word)
    return list(groups.values())
