def find_words(board, words):
    root = {}
    for word in words:
        node = root
        for char in word:
            node = node.setdefault(char, {})
        node["word"] = word

    found = []

    def walk(row, col, node):
        if not (0 <= row < len(board) and 0 <= col < len(board[0])):
            return
        char = board[row][col]
        if char not in node:
            return  # no word starts with this path
        child = node[char]
        if "word" in child:
            found.append(child.pop("word"))  # report it only once
        board[row][col] = ""  # this cell is on the path
        for r, c in ((row + 1, col), (row - 1, col),
                     (row, col + 1), (row, col - 1)):
            walk(r, c, child)
        board[row][col] = char
        if not child:
            del node[char]  # all words below have been found

    for row in range(len(board)):
        for col in range(len(board[0])):
            walk(row, col, root)
    return sorted(found)
