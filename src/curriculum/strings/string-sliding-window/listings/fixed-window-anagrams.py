from collections import Counter


def anagram_starts(text, word):
    # word has at least one character.
    # How often each character is missing from the window;
    # a surplus is negative, and a zero is deleted.
    difference = Counter(word)
    starts = []
    for right, character in enumerate(text):
        change(difference, character, -1)
        if right >= len(word):
            change(difference, text[right - len(word)], 1)
        if not difference:
            starts.append(right - len(word) + 1)
    return starts


def change(difference, character, amount):
    difference[character] += amount
    if difference[character] == 0:
        del difference[character]
