def three_sum(nums, target):
    # 3Sum (15) is the case of target 0.
    nums = sorted(nums)
    triplets = []
    for first in range(len(nums) - 2):
        # An equal first value would repeat its triplets.
        if first > 0 and nums[first] == nums[first - 1]:
            continue
        left, right = first + 1, len(nums) - 1
        while left < right:
            total = nums[first] + nums[left] + nums[right]
            if total < target:
                left += 1
            elif total > target:
                right -= 1
            else:
                triplets.append([nums[first], nums[left], nums[right]])
                left += 1
                # A new left value needs a new right value,
                # so skipping on this side is enough.
                while left < right and nums[left] == nums[left - 1]:
                    left += 1
    return triplets
