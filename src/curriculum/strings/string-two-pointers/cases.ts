import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'is_palindrome', typescript: 'isPalindrome', java: 'isPalindrome', cpp: 'isPalindrome' },
  parameters: ['string'],
  returns: 'bool',
  cases: [
    { args: ["Madam, I'm Adam"], result: true },
    { args: [''], result: true },
    { args: ['a'], result: true },
    { args: ['.,!?'], result: true },
    { args: ['Race a car'], result: false },
    { args: ['0P'], result: false },
    { args: ['Step on no pets'], result: true },
    { args: [' a'], result: true },
    { args: ['ab'], result: false },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'expand-around-center': {
    kind: 'function',
    name: {
      python: 'longest_palindrome',
      typescript: 'longestPalindrome',
      java: 'longestPalindrome',
      cpp: 'longestPalindrome',
    },
    parameters: ['string'],
    returns: 'string',
    cases: [
      { args: ['bananas'], result: 'anana' },
      { args: [''], result: '' },
      { args: ['x'], result: 'x' },
      { args: ['cabbac'], result: 'cabbac' },
      { args: ['xabby'], result: 'bb' },
      { args: ['abc'], result: 'a' },
      { args: ['aaaa'], result: 'aaaa' },
    ],
  },
  'subsequence-check': {
    kind: 'function',
    name: {
      python: 'is_subsequence',
      typescript: 'isSubsequence',
      java: 'isSubsequence',
      cpp: 'isSubsequence',
    },
    parameters: ['string', 'string'],
    returns: 'bool',
    cases: [
      { args: ['ace', 'abcde'], result: true },
      { args: ['aec', 'abcde'], result: false },
      { args: ['', 'abc'], result: true },
      { args: ['', ''], result: true },
      { args: ['a', ''], result: false },
      { args: ['aa', 'aba'], result: true },
      { args: ['aab', 'ab'], result: false },
    ],
  },
  'reverse-words': {
    kind: 'driven',
    drive: {
      python: `
        characters0 = list("the sky is blue")
        reverse_words(characters0)
        print("".join(characters0))
        characters1 = list("a")
        reverse_words(characters1)
        print("".join(characters1))
        characters2 = list("ab cd")
        reverse_words(characters2)
        print("".join(characters2))
        characters3 = list("hello")
        reverse_words(characters3)
        print("".join(characters3))`,
      typescript: `
        const characters0 = [..."the sky is blue"]
        reverseWords(characters0)
        print(characters0.join(''))
        const characters1 = [..."a"]
        reverseWords(characters1)
        print(characters1.join(''))
        const characters2 = [..."ab cd"]
        reverseWords(characters2)
        print(characters2.join(''))
        const characters3 = [..."hello"]
        reverseWords(characters3)
        print(characters3.join(''))`,
      java: `
        char[] characters0 = "the sky is blue".toCharArray();
        reverseWords(characters0);
        print(new String(characters0));
        char[] characters1 = "a".toCharArray();
        reverseWords(characters1);
        print(new String(characters1));
        char[] characters2 = "ab cd".toCharArray();
        reverseWords(characters2);
        print(new String(characters2));
        char[] characters3 = "hello".toCharArray();
        reverseWords(characters3);
        print(new String(characters3));`,
      cpp: `
        string characters0 = "the sky is blue";
        reverseWords(characters0);
        print(characters0);
        string characters1 = "a";
        reverseWords(characters1);
        print(characters1);
        string characters2 = "ab cd";
        reverseWords(characters2);
        print(characters2);
        string characters3 = "hello";
        reverseWords(characters3);
        print(characters3);`,
    },
    results: ['blue is sky the', 'a', 'cd ab', 'hello'],
  },
  'kmp-search': {
    kind: 'function',
    name: { python: 'find_first', typescript: 'findFirst', java: 'findFirst', cpp: 'findFirst' },
    parameters: ['string', 'string'],
    returns: 'int',
    cases: [
      { args: ['ababcabab', 'abab'], result: 0 },
      { args: ['aabaaabaaac', 'aabaaac'], result: 4 },
      { args: ['aaaa', 'b'], result: -1 },
      { args: ['', 'a'], result: -1 },
      { args: ['abc', 'abcd'], result: -1 },
      { args: ['xyz', 'z'], result: 2 },
      { args: ['aaab', 'aab'], result: 1 },
    ],
  },
}
