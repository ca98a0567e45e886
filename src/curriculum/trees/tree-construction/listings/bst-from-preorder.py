def bst_from_preorder(preorder):
    # All values are different.
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    next_index = 0

    def build_below(upper):
        nonlocal next_index
        if next_index == len(preorder):
            return None
        # A value above the bound belongs to an ancestor's right side.
        if preorder[next_index] > upper:
            return None
        root = TreeNode(preorder[next_index])
        next_index += 1
        root.left = build_below(root.val)
        root.right = build_below(upper)
        return root

    return build_below(float("inf"))
