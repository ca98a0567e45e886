def right_side_view(root):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    visible = []

    def walk(node, depth):
        if node is None:
            return
        # Right children come first: a new depth means a visible node.
        if depth == len(visible):
            visible.append(node.val)
        walk(node.right, depth + 1)
        walk(node.left, depth + 1)

    walk(root, 0)
    return visible
