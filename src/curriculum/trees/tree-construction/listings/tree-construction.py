def build(preorder, inorder):
    # All values are different.
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    index_of = {val: i for i, val in enumerate(inorder)}
    roots = iter(preorder)

    def build_range(lo, hi):
        if lo > hi:  # @empty
            return None
        root = TreeNode(next(roots))  # @take
        mid = index_of[root.val]  # @split
        # Left first: preorder lists that side first.
        root.left = build_range(lo, mid - 1)  # @left
        root.right = build_range(mid + 1, hi)  # @right
        return root  # @done

    return build_range(0, len(inorder) - 1)  # @start
