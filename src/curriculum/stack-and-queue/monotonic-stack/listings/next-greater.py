def next_greater_circular(nums):
    n = len(nums)
    answer = [-1] * n
    waiting = []  # indices without an answer yet
    for step in range(2 * n):
        num = nums[step % n]
        while waiting and nums[waiting[-1]] < num:
            answer[waiting.pop()] = num
        # The second round only answers those left over.
        if step < n:
            waiting.append(step)
    return answer
