def range_sums(nums, ranges):
    prefix = [0]  # prefix[i] is the sum of the first i values
    for num in nums:
        prefix.append(prefix[-1] + num)
    # Both ends of a range are included.
    return [prefix[end + 1] - prefix[start] for start, end in ranges]
