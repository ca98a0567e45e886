def max_path_sum(root):
    # There is at least one node.
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    best = float("-inf")

    def best_branch(node):
        """The largest sum of a path that starts here and goes down."""
        nonlocal best
        if node is None:
            return 0
        # A branch with a negative sum is worse than none.
        left = max(0, best_branch(node.left))
        right = max(0, best_branch(node.right))
        best = max(best, left + node.val + right)
        # The parent can extend only one of the two.
        return node.val + max(left, right)

    best_branch(root)
    return best
