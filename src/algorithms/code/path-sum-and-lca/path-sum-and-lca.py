def lca(root, p, q):  # @start
    if root in (None, p, q):  # @target
        return root
    left = lca(root.left, p, q)  # @left
    right = lca(root.right, p, q)  # @right
    if left and right:  # @meet
        return root
    return left or right  # @pass @done
