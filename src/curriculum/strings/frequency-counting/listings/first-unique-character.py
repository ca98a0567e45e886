from collections import Counter


def first_unique(text):
    counts = Counter(text)
    # The counts forgot the order, so scan the string again.
    for index, character in enumerate(text):
        if counts[character] == 1:
            return index
    return -1
