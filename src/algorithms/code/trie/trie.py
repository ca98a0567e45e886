class TrieNode:
    def __init__(self):
        self.children = {}
        self.is_word = False

class Trie:
    def __init__(self):
        self.root = TrieNode()

    def insert(self, word):  # @insert
        node = self.root
        for letter in word:
            below = node.children
            if letter not in below:  # @check
                below[letter] = TrieNode()  # @grow
            node = below[letter]  # @follow
        node.is_word = True  # @mark

    def starts_with(self, prefix):
        node = self.root
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:  # @look
                return False  # @missing
        return True  # @found
