def recover(text):
    # There is at least one node.
    path = []  # path[d] is the current node at depth d
    i = 0
    while i < len(text):
        depth = 0
        while text[i] == "-":
            depth += 1
            i += 1
        start = i
        while i < len(text) and text[i] != "-":
            i += 1
        node = TreeNode(int(text[start:i]))

        del path[depth:]  # deeper nodes are finished
        if path:
            parent = path[-1]
            # A single child is a left child, so left fills up first.
            if parent.left is None:
                parent.left = node
            else:
                parent.right = node
        path.append(node)
    return path[0]
