def majority(nums):
    """The value that fills more than half of the array."""
    # There must be one, so nums is not empty.
    candidate = None
    lead = 0
    for num in nums:
        if lead == 0:
            candidate = num
        # Each other value cancels one vote for the candidate.
        # The others together are too few to cancel a majority.
        lead += 1 if num == candidate else -1
    return candidate
