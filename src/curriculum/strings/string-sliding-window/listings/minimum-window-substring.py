from collections import Counter


def shortest_cover(text, needed):
    if not needed:
        return ""  # An empty window covers it.
    missing = Counter(needed)
    missing_total = len(needed)
    left = 0
    best = None
    for right, character in enumerate(text):
        if missing[character] > 0:
            missing_total -= 1
        missing[character] -= 1  # A surplus is negative.
        while missing_total == 0:
            if best is None or right - left < best[1] - best[0]:
                best = (left, right)
            missing[text[left]] += 1
            if missing[text[left]] > 0:
                missing_total += 1
            left += 1
    return text[best[0] : best[1] + 1] if best else ""
