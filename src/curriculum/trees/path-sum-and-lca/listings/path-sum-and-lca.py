def lca(root, p, q):  # @start
    # p and q are nodes of the tree.
    # Beyond about 900 levels, raise the limit
    # with sys.setrecursionlimit.
    if root is None or root is p or root is q:
        return root  # @target
    left = lca(root.left, p, q)  # @left
    right = lca(root.right, p, q)  # @right
    if left and right:
        return root  # @meet
    return left or right  # @pass @done
