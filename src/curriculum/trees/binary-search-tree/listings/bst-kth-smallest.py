def kth_smallest(root, k):
    """The k-th smallest value, for 1 <= k <= number of nodes."""
    stack = []
    node = root
    while True:
        # Smaller values are on the left: O(h) steps to the smallest.
        while node:
            stack.append(node)
            node = node.left
        node = stack.pop()
        k -= 1
        if k == 0:
            return node.val
        node = node.right
