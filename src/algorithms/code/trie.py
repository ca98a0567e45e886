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
            if letter not in node.children:  # @check
                node.children[letter] = TrieNode()  # @grow
            node = node.children[letter]  # @follow
        node.is_word = True  # @mark

    def starts_with(self, prefix):
        node = self.root
        for letter in prefix:
            if letter not in node.children:  # @look
                return False  # @missing
            node = node.children[letter]
        return True  # @found
