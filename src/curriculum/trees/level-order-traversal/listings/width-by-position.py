from collections import deque

def width_by_position(root):
    widest = 0
    queue = deque([(root, 0)] if root else [])
    while queue:
        first = queue[0][1]
        last = queue[-1][1]
        widest = max(widest, last - first + 1)
        for _ in range(len(queue)):
            node, position = queue.popleft()
            # Count from the first node, or the numbers double forever.
            position -= first
            if node.left:
                queue.append((node.left, 2 * position))
            if node.right:
                queue.append((node.right, 2 * position + 1))
    return widest
