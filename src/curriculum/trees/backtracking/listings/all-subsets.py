def all_subsets(nums):
    found = []
    path = []

    def decide(i):
        if i == len(nums):
            found.append(path[:])  # a copy: path keeps changing
            return
        decide(i + 1)  # skip nums[i]
        path.append(nums[i])
        decide(i + 1)  # take nums[i]
        path.pop()

    decide(0)
    return found
