def can_split(text, words):
    known = set(words)
    # works[i]: the first i characters can be split into words.
    works = [True] + [False] * len(text)
    for end in range(1, len(text) + 1):
        for cut in range(end):
            if works[cut] and text[cut:end] in known:
                works[end] = True
                break  # One way is enough.
    return works[-1]
