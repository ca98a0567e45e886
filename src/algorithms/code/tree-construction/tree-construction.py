def build(preorder, inorder):
    place = {}
    for i, val in enumerate(inorder):
        place[val] = i
    roots = iter(preorder)

    def grow(lo, hi):
        if lo > hi:
            return None
        root = TreeNode(next(roots))  # @take
        mid = place[root.val]  # @split
        root.left = grow(lo, mid - 1)
        root.right = grow(mid + 1, hi)
        return root  # @done

    return grow(0, len(inorder) - 1)  # @start
