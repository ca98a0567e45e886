from collections import deque

def level_order(root):
    levels = []
    queue = deque([root] if root else [])  # @start
    while queue:
        level = []
        for _ in range(len(queue)):  # @level
            node = queue.popleft()  # @take
            level.append(node.val)
            if node.left:
                queue.append(node.left)  # @left
            if node.right:
                queue.append(node.right)  # @right
        levels.append(level)
    return levels  # @done
