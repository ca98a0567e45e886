def inorder_with_stack(root):
    output = []
    stack = []
    node = root
    while node or stack:
        # Everything on the left comes first, so these nodes wait.
        while node:
            stack.append(node)
            node = node.left
        node = stack.pop()
        output.append(node.val)
        # The right subtree comes directly after its node.
        node = node.right
    return output
