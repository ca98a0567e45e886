def is_palindrome(text):
    # text is ASCII
    left, right = 0, len(text) - 1  # @start
    while left < right:  # @loop
        a, b = text[left], text[right]
        if not a.isalnum():
            left += 1  # @skip-left
        elif not b.isalnum():
            right -= 1  # @skip-right
        elif a.lower() != b.lower():  # @compare
            return False  # @differ
        else:
            left += 1  # @same
            right -= 1
    return True  # @done
