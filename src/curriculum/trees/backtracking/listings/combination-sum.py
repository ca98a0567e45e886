def combination_sum(candidates, target):
    # All candidates are positive and different.
    candidates.sort()
    found = []
    path = []

    def choose(start, remaining):
        if remaining == 0:
            found.append(path[:])
            return
        for i in range(start, len(candidates)):
            if candidates[i] > remaining:
                break  # sorted: all later ones are too large as well
            path.append(candidates[i])
            # i, not i + 1: the same number may be used again.
            choose(i, remaining - candidates[i])
            path.pop()

    choose(0, target)
    return found
