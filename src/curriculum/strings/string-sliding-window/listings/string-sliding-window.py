def longest_unique(text):
    window = set()  # @start
    left = best = 0
    for right, character in enumerate(text):
        while character in window:  # @enter
            window.remove(text[left])  # @shrink
            left += 1
        window.add(character)  # @add
        best = max(best, right - left + 1)  # @keep
    return best  # @done
