from collections import deque

def zigzag_level_order(root):
    rows = []
    queue = deque([root] if root else [])
    while queue:
        row = deque()
        left_to_right = len(rows) % 2 == 0
        for _ in range(len(queue)):
            node = queue.popleft()
            # The walk never turns; only the row fills from either end.
            if left_to_right:
                row.append(node.val)
            else:
                row.appendleft(node.val)
            if node.left:
                queue.append(node.left)
            if node.right:
                queue.append(node.right)
        rows.append(list(row))
    return rows
