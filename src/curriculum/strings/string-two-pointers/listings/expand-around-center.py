def longest_palindrome(text):
    best = ""
    for center in range(len(text)):
        # A center is a character, or the gap after it.
        for right in (center, center + 1):
            left = center
            while (
                left >= 0
                and right < len(text)
                and text[left] == text[right]
            ):
                left -= 1
                right += 1
            # The last step outward did not match.
            if right - left - 1 > len(best):
                best = text[left + 1 : right]
    return best
