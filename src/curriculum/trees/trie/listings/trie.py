class TrieNode:
    def __init__(self):
        self.children = {}
        self.is_word = False

class Trie:
    def __init__(self):
        self.root = TrieNode()

    def insert(self, word):  # @insert
        node = self.root
        for char in word:
            if char not in node.children:  # @check
                node.children[char] = TrieNode()  # @grow
            node = node.children[char]  # @follow
        node.is_word = True  # @mark

    def search(self, word):
        node = self.find(word)
        # A prefix alone has a node too, but no mark.
        return node is not None and node.is_word

    def starts_with(self, prefix):
        return self.find(prefix) is not None

    def find(self, prefix):
        node = self.root
        for char in prefix:
            if char not in node.children:  # @look
                return None  # @missing
            node = node.children[char]
        return node  # @found
