def is_valid_bst(root):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    return is_between(root, float("-inf"), float("inf"))

def is_between(node, low, high):
    """Whether the subtree is valid, strictly between the bounds."""
    if node is None:
        return True
    # Equal values break the rule too.
    if not low < node.val < high:
        return False
    # Each node is the new upper or lower bound of its subtrees.
    return (is_between(node.left, low, node.val)
            and is_between(node.right, node.val, high))
