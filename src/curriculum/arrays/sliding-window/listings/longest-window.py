def longest_within(nums, limit):
    """Longest subarray with a sum of at most `limit`."""
    # Neither the values nor the limit are negative.
    left = total = longest = 0
    for right, num in enumerate(nums):
        total += num
        # Shrink only while the rule is broken.
        while total > limit:
            total -= nums[left]
            left += 1
        longest = max(longest, right - left + 1)
    return longest
