def two_sum(nums, target):
    seen = {}  # @start
    for i, num in enumerate(nums):
        partner = target - num  # @partner
        if partner in seen:  # @lookup
            return [seen[partner], i]  # @found
        seen[num] = i  # @record
    return []  # @none
