def all_paths_with_sum(root, target):
    # The recursion is as deep as the tree: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    paths = []
    path = []

    def walk(node, remaining):
        if node is None:
            return
        path.append(node.val)
        remaining -= node.val
        is_leaf = node.left is None and node.right is None
        if is_leaf and remaining == 0:
            # Copy it: the shared path goes on changing.
            paths.append(path.copy())
        walk(node.left, remaining)
        walk(node.right, remaining)
        # Leave the path as the caller had it.
        path.pop()

    walk(root, target)
    return paths
