def count_sequences(nums, target):
    # All numbers are positive.
    ways = [1] + [0] * target
    # Amounts outside: each number gets its turn as the last one of
    # every part. So 1 + 2 and 2 + 1 are counted as two sequences.
    for part in range(1, target + 1):
        for num in nums:
            if num <= part:
                ways[part] += ways[part - num]
    return ways[target]
