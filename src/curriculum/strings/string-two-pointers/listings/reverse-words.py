def reverse_words(characters):
    # Reversing everything puts the words in the right order,
    # each of them spelled backward.
    reverse(characters, 0, len(characters) - 1)
    start = 0
    for end in range(len(characters) + 1):
        if end == len(characters) or characters[end] == " ":
            reverse(characters, start, end - 1)
            start = end + 1


def reverse(characters, left, right):
    while left < right:
        characters[left], characters[right] = (
            characters[right],
            characters[left],
        )
        left += 1
        right -= 1
