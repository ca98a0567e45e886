def max_path_sum(root):
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
