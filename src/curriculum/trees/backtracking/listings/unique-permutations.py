def unique_permutations(nums):
    nums.sort()
    found = []
    path = []
    used = [False] * len(nums)

    def extend():
        if len(path) == len(nums):
            found.append(path[:])
            return
        for i, num in enumerate(nums):
            if used[i]:
                continue
            # Equal values are used from left to right only.
            if i > 0 and num == nums[i - 1] and not used[i - 1]:
                continue
            used[i] = True
            path.append(num)
            extend()
            path.pop()
            used[i] = False

    extend()
    return found
