def rob(root):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    return max(best(root))

def best(node):
    """The most money in this subtree: without its root, with it."""
    if node is None:
        return 0, 0
    left_without, left_with = best(node.left)
    right_without, right_with = best(node.right)
    # Without this house, each child may be robbed or not.
    without = max(left_without, left_with)
    without += max(right_without, right_with)
    # With this house, neither child may be robbed.
    with_root = node.val + left_without + right_without
    return without, with_root
