def is_anagram(first, second):
    if len(first) != len(second):
        return False  # @length
    counts = {}  # @start
    for letter in first:
        counts[letter] = counts.get(letter, 0) + 1  # @count
    for letter in second:
        if counts.get(letter, 0) == 0:  # @check
            return False  # @missing
        counts[letter] -= 1  # @use
    return True  # @done
