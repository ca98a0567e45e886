import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Args = readonly [text: string]

export const cases: Cases<Args, boolean> = {
  kind: 'function',
  statement:
    'Return whether `text` is a palindrome when you ignore case and every character that is not a letter or a digit. A string without letters and digits is a palindrome. All characters are ASCII.',
  name: { python: 'is_palindrome', typescript: 'isPalindrome', java: 'isPalindrome', cpp: 'isPalindrome' },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'bool',
  examples: [
    { name: 'the lesson', args: ["Madam, I'm Adam"], result: true },
    { name: 'an empty text', args: [''], result: true },
    { name: 'one letter', args: ['a'], result: true },
    { name: 'only punctuation', args: ['.,!?'], result: true },
    { name: 'a pair that differs in the middle', args: ['Race a car'], result: false },
    { name: 'a digit and a letter', args: ['0P'], result: false },
    { name: 'an even number of letters', args: ['Step on no pets'], result: true },
    { name: 'a space before the only letter', args: [' a'], result: true },
    { name: 'two different letters', args: ['ab'], result: false },
  ],
  random(next, size) {
    // Others are next to letters or digits in ASCII, or part of words in regular expressions.
    const letters = next() < 0.5 ? 'aAbB0 ,!' : 'aAzZ09_@[`{/:'
    if (next() < 0.5) return [randomText(next, letters, wholeNumber(next, 0, size))]
    const half = randomText(next, letters, wholeNumber(next, 0, Math.floor((size - 1) / 2)))
    return [mirror(half, "'")]
  },
  reference(text) {
    const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '')
    return letters === [...letters].reverse().join('')
  },
  isValid: ([text]) => [...text].every((each) => each <= '~'),
  growth: {
    kind: 'A palindrome of letters only: no pair differs, so the pointers compare all pairs before they meet in the middle.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [mirror('Goats'.repeat(size).slice(0, size / 2), '')],
  },
}

function mirror(half: string, middle: string): string {
  return half + middle + [...half].reverse().join('')
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
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
        print("".join(characters3))
        for characters4 in [list(""), list("a a")]:
            reverse_words(characters4)
            print("".join(characters4))`,
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
        print(characters3.join(''))
        for (const text of ['', 'a a']) {
          const characters4 = [...text]
          reverseWords(characters4)
          print(characters4.join(''))
        }`,
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
        print(new String(characters3));
        for (String text : List.of("", "a a")) {
          char[] characters4 = text.toCharArray();
          reverseWords(characters4);
          print(new String(characters4));
        }`,
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
        print(characters3);
        for (string characters4 : {"", "a a"}) {
          reverseWords(characters4);
          print(characters4);
        }`,
    },
    results: ['blue is sky the', 'a', 'cd ab', 'hello', '', 'a a'],
  },
}
