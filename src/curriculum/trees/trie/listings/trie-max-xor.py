def max_xor(nums):
    # No number is negative.
    root = {}
    for num in nums:
        node = root
        for bit in range(30, -1, -1):
            node = node.setdefault(num >> bit & 1, {})

    best = 0
    for num in nums:
        node, xor = root, 0
        # High bits first: one higher bit outweighs all lower ones.
        for bit in range(30, -1, -1):
            own = num >> bit & 1
            if 1 - own in node:
                xor |= 1 << bit
                node = node[1 - own]
            else:
                node = node[own]
        best = max(best, xor)
    return best
