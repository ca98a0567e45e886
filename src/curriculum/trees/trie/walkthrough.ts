import type { TreeScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { drawWords } from './algorithm.ts'
import { lesson } from './lesson.ts'

const words = ['to', 'tin', 'ton']
/** What has been typed after each key. */
const typed = ['t', 'to', 'top']

interface Reading extends Look {
  /** The letters of the word that are read. */
  readonly value: string
  /** How many of them follow a prefix that has not been read before with this letter. */
  readonly newLetters: number
}

/** What is read of each word after each key: up to the first letter that differs. */
export const readings: readonly Reading[] = readAll()

function readAll(): Reading[] {
  const seen = new Set<string>()
  return typed.flatMap((text, outer) =>
    words.map((word, inner) => {
      let length = 0
      while (length < text.length && word[length] === text[length]) length++
      const value = word.slice(0, Math.min(length + 1, text.length))
      const prefixes = [...value].map((_, index) => value.slice(0, index + 1))
      const fresh = prefixes.filter((prefix) => !seen.has(prefix))
      for (const prefix of fresh) seen.add(prefix)
      return { outer, inner, value, newLetters: fresh.length }
    }),
  )
}

function drawReadings(marksRepeats: boolean): Picture {
  return {
    scene: drawScan({
      looks: readings,
      outer: typed,
      inner: words,
      corner: 'typed',
      ...(marksRepeats && {
        roleOf: ({ outer, inner }: Look) =>
          readings.some((each) => each.outer === outer && each.inner === inner && each.newLetters > 0)
            ? 'settled'
            : 'visited',
      }),
    }),
  }
}

function drawAnswers(title: string, answers: readonly string[], wrong: readonly number[] = []): Picture {
  const roleOf = (index: number) => (wrong.includes(index) ? 'visited' : 'result')
  return {
    title,
    scene: drawArray({ values: answers, roleOf, hasNoIndices: true }),
    note: 'after `t`, `to` and `top`',
  }
}

/** A small picture: all words begin with t, so the root is left out. */
function drawBelowRoot(stored: readonly string[], prefix: string): TreeScene {
  const { nodes, ...tree } = drawWords(stored, prefix)
  const below = nodes.filter(({ id }) => id !== '')
  return { ...tree, nodes: below.map(({ parent, ...node }) => (parent ? { ...node, parent } : node)) }
}

const right = drawAnswers('Right', ['yes', 'yes', 'no'])

export const walkthrough: Walkthrough = {
  title: 'Three words on a phone',
  problem:
    'A phone knows **three words**: to, tin and ton. You press the keys t, o and p, one after the other. **After each key**: does some word **start with** what you have typed so far?',
  input: { words: 'to, tin, ton', prefix: 'top' },
  firstTry: {
    picture: { scene: drawArray({ values: words, hasNoIndices: true }) },
    tries: [
      {
        text: 'Put the words in a hash set, and look up what has been typed',
        says: '**After t it says no, and all three words start with t.** A hash set finds whole words only, so it is right after `to` and `top`, and does not know `t`.',
        pictures: [drawAnswers('With a set of words', ['no', 'yes', 'no'], [0]), right],
      },
      {
        text: 'Put every prefix of every word in a hash set',
        says: '**It answers yes, yes, no, which is right.** It stores 5 strings with 11 letters: each prefix starts again from the first letter, so one word of 20 letters has 20 prefixes with 210 letters.',
        pictures: [right],
      },
      {
        text: 'Compare each word with what has been typed, letter by letter',
        says: '**It answers yes, yes, no, and it can never be wrong.** The question is what that costs.',
        pictures: [right],
      },
    ],
    leavesOpen: 'Start from the one that compares, and look for letters that are read in vain.',
  },
  bruteForce: {
    title: 'Compare with each word',
    text: 'After each key, read **each word from its first letter**, until a letter differs or everything typed has been compared. A row of the table is what has been typed, a column is a word, and a cell shows the letters that are read.',
    before: drawReadings(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Reading the same beginnings again',
          says: 'That is 12 of the 16 letters: new are only the first t, the o, the i and the n. All three words begin with the same t, and `to` and `ton` with the same `to`. And each key starts again at the first letter, even for `tin`, which was out after `to`.',
        },
        {
          text: 'Nothing: each word has to be compared',
          says: 'You are thinking that each word is a case of its own. But all three begin with the same t, so one look at that letter settles it for all of them.',
        },
        {
          text: 'Comparing with words that are too short',
          says: 'You are thinking of `to`, which cannot start with `top`. But length says nothing about the other two words, and after the first key no word is too short.',
        },
      ],
      right: 0,
    },
    after: drawReadings(true),
    tally: typed.map((text, row) => {
      const own = readings.filter(({ outer }) => outer === row)
      const count = own.reduce((sum, { value }) => sum + value.length, 0)
      const fresh = own.reduce((sum, { newLetters }) => sum + newLetters, 0)
      return { label: `\`${text}\``, count, wasted: count - fresh }
    }),
    cost: 'Each key compares all n words again. With 100,000 words, ten keys make a million comparisons of words.',
  },
  idea: {
    title: 'Share the beginnings',
    text: 'Store what words have in common only once. Five lines make a structure of that, here and wherever many words are asked about by how they begin.',
    lines: [
      {
        name: 'What is stored',
        text: 'One node for each prefix of a word.',
        question: {
          id: 'stored',
          ask: '`to` and `ton` begin with the same two letters. How can these be read once for both?',
          options: [
            {
              text: 'Keep the words in order: tin, to, ton',
              says: 'Words with the same beginning are neighbors now, so binary search finds them. But each key still reads about log n words from the first letter, and a new word shifts others.',
            },
            {
              text: 'Group the words by their first letter',
              says: 'That is a good start. But here all three are in one group, where the same question comes again for the second letter. Group each group by its next letter, and so on.',
            },
            {
              text: 'Keep them on one path: t, then o, then n',
              says: 'Each node stands for a **prefix**, and has one child for each letter that comes next in some word. So what words share is there once: three words with 8 letters need 5 nodes below the root.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What a step follows',
        text: 'The child for the next letter. An insertion creates it if it is missing.',
        picture: { scene: drawBelowRoot(['to', 'tin'], 'to') },
        question: {
          id: 'step',
          ask: '`to` and `tin` are stored, and `ton` comes next. What happens?',
          options: [
            {
              text: 'It gets a path of its own: t, o, n',
              says: 'You keep each word apart. Then two children of the root are a t, and a lookup does not know which one to follow.',
            },
            {
              text: 'Follow t and o, and create a child n',
              says: 'The first two letters lead to the node of `to`, which is there. It has no child n, so no word that starts with `ton` was stored before. Only this one node is new.',
            },
            {
              text: 'Follow t and o, and go on to the n of `tin`',
              says: 'You want to share the n. But a node stands for everything on the path to it: that one is `tin`. If `to` led there, the two words could not be told apart.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: '`node` stands for exactly the letters read so far.',
        staysTrue: true,
        picture: { scene: drawBelowRoot(words, 'to') },
        question: {
          id: 'below',
          ask: 'You have typed t and o, and are at the node of `to`. Where are all words that start with `to`?',
          options: [
            {
              text: 'At this node or below it',
              says: 'A word is inserted along its own letters. So it passes this node exactly if its first two letters are t and o. With the step to o, `tin` is ruled out, without a look at it.',
            },
            {
              text: 'Only below this node',
              says: 'You think of longer words. But a word starts with itself: `to` ends at this very node.',
            },
            {
              text: 'Anywhere in the tree, so compare them all',
              says: 'You compare words, as before. But a word elsewhere has left this path at some letter, so it does not start with `to`.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What is answered',
        text: 'A node: a word starts like this. Its mark: it is a word.',
        question: {
          id: 'mark',
          ask: 'Now somebody looks up whole words. There are nodes for `ti` and for `to`. How do you know that only `to` is a word?',
          options: [
            {
              text: 'A word ends where a node has no child',
              says: 'You expect words at the ends of paths. But `to` has the child n, because `ton` goes on from there, and it is a word all the same.',
            },
            {
              text: 'Each node has a mark if a word ends there',
              says: 'A node exists for each prefix, and `ti` is one because of `tin`. So it must be stored which of them are words: an insertion marks its last node. A longer word leaves that mark where it is.',
            },
            {
              text: 'Both are: each has a path from the root',
              says: 'You take a prefix for a word. The path of `ti` is there because of `tin`, and nobody has stored `ti`.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'At a missing child: no word starts like this.',
        question: {
          id: 'stop',
          ask: 'You are at `to`, and p is typed. This node has no child p. What does the lookup do?',
          options: [
            {
              text: 'It creates the child p, and goes on',
              says: 'You think of an insertion. If a lookup creates nodes, the next one finds `top`, although no word starts with it.',
            },
            {
              text: 'It searches the other branches for p',
              says: 'You hope for p elsewhere. But any other node stands for other letters: a p below `ti` would be `tip`.',
            },
            {
              text: 'It stops, and says no',
              says: 'If a word started with `top`, its insertion would have created this child. So there is none, and none with anything longer. It took one step per letter, however many words are stored.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is a **trie**, or prefix tree: words are paths from one root, and what they share is there once.',
  },
  watch: {
    title: 'Insert three words, look up one prefix',
    text: 'The same words and the same rule. You say for each letter what happens.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'What is stored', labels: ['grow'] },
      { name: 'What a step follows', labels: ['follow'] },
      { name: 'The mark', labels: ['mark'] },
      { name: 'When to stop', labels: ['missing'] },
      { name: 'What is answered', labels: ['found'] },
    ],
    keeps: 'follow',
    note: 'Only the lookup of whole words reads the mark. A phone keeps `node` between two keys, and takes one step for each. An operation takes O(L) time for L letters. The nodes take O(total letters) space, less what words share, and can store more, such as a count.',
    edge: {
      id: 'edge',
      ask: 'Suppose that an insertion created each child without the check. Which two words, inserted in this order, show the slip?',
      options: [
        {
          text: '`on` and `at`',
          says: 'They share no first letter, so no child is created twice.',
        },
        {
          text: '`go` and `got`',
          says: 'For `got`, a new g replaces the old one, and with it goes the node of `go` and its mark. Now `go` is no longer a word.',
        },
        {
          text: '`go` and `go`',
          says: 'A new g replaces the old one, but the new path spells the same word and gets the same mark. Nothing is lost.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'A phone knows',
        tells: 'The words are stored once, and then asked about many times.',
        decides: false,
      },
      {
        words: 'After each key',
        tells: 'Each answer goes on from the one before, by one letter.',
        decides: false,
      },
      {
        words: 'start with',
        tells: 'Prefixes matter, and looking up whole words does not find them.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      property: 'Does it matter how the stored words begin, letter by letter?',
      here: 'Yes. `t` is no word, but three words begin with it, so a lookup follows the letters.',
      there: 'No. Only the whole word counts, so store it under a key that you can compute.',
      example:
        'The phone still knows to, tin and ton. Now you type all letters of a word, but mixed up: o, n, t. **Which word** is it? You follow the trie from the root, as before.',
      question: {
        id: 'rival',
        ask: 'What does the trie answer?',
        options: [
          {
            text: 'ton',
            says: 'ton has these letters, but the trie does not get there. The first letter is o, and the root has no child o, so it stops at once.',
          },
          {
            text: 'No word',
            says: 'The root has no child o. In what order the letters come is not the question here. Store each word in a map, with its sorted letters as the key: o, n, t sorted is `not`, which finds ton in one lookup.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'trie-lesson-1',
        text: 'A bird guide knows the names of 80,000 species. A hiker enters a name letter by letter, and after every letter the app shows how many names begin with what has been entered so far. New species are added while the app is in use. The number must appear as fast as it would for eighty names.',
        world: 'bird guide',
        pattern: 'trie',
        evidence: [
          {
            words: 'after every letter',
            tells: 'Each answer goes one letter further than the one before.',
            decides: false,
          },
          {
            words: 'how many names begin with what has been entered so far',
            tells: 'Prefixes matter: count the names that pass each node.',
            decides: true,
          },
          {
            words: 'New species are added',
            tells: 'A sorted list would shift its names with each addition.',
            decides: false,
          },
          {
            words: 'as fast as it would for eighty names',
            tells: 'The time may depend on the letters, not on the number of names.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A map of whole names finds a name that is complete. It does not know how many of them begin with two given letters.',
        },
        why: 'Insert each name into a trie, count at each node how many names pass it, and follow one child per letter.',
        cost: 'O(L)',
      },
      names: [
        { pattern: 'hash-lookup', line: 'whole keys, found in one lookup' },
        { pattern: 'trie', line: 'shared beginnings, stored once' },
        { pattern: 'string-sliding-window', line: 'the best part of one string' },
      ],
    },
    {
      prompt: {
        id: 'trie-lesson-2',
        text: 'A locksmith has made 250,000 keys, and the notches of each are written down as one long code, with the drawer of its pattern. A customer hands in a key, and a machine reads off the complete code. Find the drawer, or report that the key is not hers. Codes that are only similar are of no use.',
        world: 'locksmith',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'reads off the complete code',
            tells: 'The whole key is known, so one lookup finds it.',
            decides: true,
          },
          {
            words: 'Find the drawer',
            tells: 'Something is stored under each code: a map from code to drawer.',
            decides: false,
          },
          {
            words: 'only similar are of no use',
            tells: 'How codes begin does not matter: a code is equal, or it is not.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'trie',
          fails:
            'It would find the code, too, but it creates a node for each character, and no one ever asks how a code begins.',
        },
        why: 'Store the drawer of each key in a map under its complete code, and look up the code that is read.',
        cost: 'O(1)',
      },
      names: [
        { pattern: 'hash-lookup', line: 'whole keys, found in one lookup' },
        { pattern: 'sorting', line: 'one order for everything' },
        { pattern: 'trie', line: 'shared beginnings, stored once' },
      ],
    },
  ],
  end: {
    canDo:
      'When many words are asked about by how they begin, store them as paths from one root: one step per letter rules out all words that begin differently.',
    practice: lesson.practice.find(({ number }) => number === 208)!,
    practiceIs: 'It is the structure of this lesson: insert words, look up a word, look up a prefix.',
  },
}
