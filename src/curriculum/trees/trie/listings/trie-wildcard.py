class WildcardDictionary:
    # 211 calls the two methods addWord and search.
    def __init__(self):
        self.root = {}  # character -> child; "end" -> True

    def add(self, word):
        node = self.root
        for char in word:
            node = node.setdefault(char, {})
        node["end"] = True  # longer than one character, so no clash

    def matches(self, pattern):
        # The recursion is as deep as the pattern is long: keep it
        # below 300 characters.
        def walk(node, i):
            if i == len(pattern):
                return "end" in node
            char = pattern[i]
            if char != ".":
                return char in node and walk(node[char], i + 1)
            # A dot may stand for any child, so the search branches.
            return any(
                walk(child, i + 1)
                for key, child in node.items()
                if key != "end"
            )

        return walk(self.root, 0)
