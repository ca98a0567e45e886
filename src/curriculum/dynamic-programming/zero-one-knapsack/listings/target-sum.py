def find_target_sum_ways(nums, target):
    # No number is negative.
    total = sum(nums)
    # plus - minus = target and plus + minus = total, so
    # plus = (total + target) / 2: count the subsets with that sum.
    if abs(target) > total or (total + target) % 2 == 1:
        return 0
    plus = (total + target) // 2
    ways = [1] + [0] * plus
    for num in nums:
        for part in range(plus, num - 1, -1):
            ways[part] += ways[part - num]
    return ways[plus]
