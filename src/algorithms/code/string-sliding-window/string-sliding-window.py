def longest_unique(text):
    window = set()  # @start
    left = best = 0
    for right, letter in enumerate(text):
        while letter in window:  # @enter
            window.remove(text[left])  # @shrink
            left += 1
        window.add(letter)
        best = max(best, right - left + 1)  # @keep
    return best  # @done
