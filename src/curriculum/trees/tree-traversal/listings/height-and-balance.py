def is_balanced(root):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    return measure(root) >= 0

def measure(node):
    """The height of the subtree, or -1 if it is out of balance."""
    if node is None:
        return 0
    left = measure(node.left)
    right = measure(node.right)
    # One verdict decides for all nodes above, so pass it up.
    if left < 0 or right < 0 or abs(left - right) > 1:
        return -1
    return 1 + max(left, right)
