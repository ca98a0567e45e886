import { type BinaryNode, drawTree, growTree, listNodes } from '#algorithms/binary-tree.ts'
import type { Role } from '#algorithms/scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const root = growTree([3, 1, 5, 6, 2, null, null, null, null, null, 4])!
const fuses = listNodes(root)

/** For each fuse, everything that it feeds, itself included. */
export const looks: readonly Look[] = fuses.flatMap((fuse, outer) =>
  listNodes(fuse).map(({ value }, inner) => ({ outer, inner, value })),
)

function drawLooks(marksWaste: boolean): Picture {
  return {
    scene: drawScan({
      looks,
      outer: fuses.map(({ value }) => value),
      inner: [1, 2, 3, 4, 5, 6],
      corner: 'fuse',
      ...(marksWaste && { roleOf: ({ inner }: Look) => (inner === 0 ? 'settled' : 'visited') }),
    }),
  }
}

/** The fuses with their roles, and what their calls have returned. */
function drawFuses(
  top: BinaryNode,
  roles: Readonly<Record<number, Role>>,
  returned: Readonly<Record<number, string>> = {},
): Picture {
  return {
    scene: drawTree(top, ({ value }) => {
      const note = returned[value]
      return { role: roles[value] ?? 'default', ...(note !== undefined && { note: `= ${note}` }) }
    }),
  }
}

const best: Picture = {
  title: 'The lowest one for both',
  ...drawFuses(root, { 1: 'result', 6: 'active', 4: 'active' }),
}

export const walkthrough: Walkthrough = {
  title: 'Six fuses',
  problem:
    'Fuse 3 feeds 1 and 5, fuse 1 feeds 6 and 2, and fuse 2 feeds 4; the numbers are **in no order**. You work at 6 and at 4, and switch off **one fuse that feeds both**, directly or through others, and **as low as possible**, so that little else goes dark. Which one?',
  input: { tree: '3, 1, 5, 6, 2, null, null, null, null, null, 4', p: '6', q: '4' },
  firstTry: {
    picture: drawFuses(root, { 6: 'active', 4: 'active' }),
    tries: [
      {
        text: 'Go up from 6 and from 4, one step each, until they meet',
        says: '**They miss each other.** After one step they are at 1 and 2, after two at 3 and 1, because one path is longer. And a program has only the links down.',
        pictures: [{ title: 'After two steps', ...drawFuses(root, { 3: 'active', 1: 'active' }) }, best],
      },
      {
        text: 'Go down from 3, and stop at the first number from 4 to 6',
        says: '**It stops at 5, which feeds neither of them.** In a search tree that would be right: smaller numbers on the left, larger ones on the right. Here the numbers are only names.',
        pictures: [{ title: 'From 4 to 6', ...drawFuses(root, { 5: 'active' }) }, best],
      },
      {
        text: 'Write down the path from 3 to each of them, and compare the two',
        says: '**It finds 1, and it can never be wrong.** The paths 3, 1, 6 and 3, 1, 2, 4 part after 1. It takes two searches and two lists. The question is whether one walk without lists is enough.',
        pictures: [best],
      },
      {
        text: 'Look at everything that each fuse feeds',
        says: '**It finds 1, and it can never be wrong.** Both 3 and 1 feed 6 and 4, and 1 is the lower one. The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start with the plainest one that always works.',
  },
  bruteForce: {
    title: 'Look below each fuse',
    text: 'For each fuse, visit **everything that it feeds**, itself included, and see whether 6 and 4 are there. A row of the table is one fuse with its visits. Of the fuses that feed both, 3 and 1, take **the lowest**.',
    before: drawLooks(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: all that a fuse feeds decides about it',
          says: 'So it is, but each fuse feeds two sides, and the fuse at the top of a side has seen all of it. It could report what it found.',
        },
        {
          text: 'The same fuses are visited for each fuse above them',
          says: '9 of the 15 visits are repeats. 4 is visited for 3, for 1, for 2 and for itself. But one report from 2 would be enough: "4 is down here".',
        },
        {
          text: 'The visits to 5, which feeds neither of them',
          says: 'You see that in the drawing, but a program needs one visit to 5 to know it. Only the second one is wasted, and 8 of the 9 repeats are visits to other fuses.',
        },
      ],
      right: 1,
    },
    after: drawLooks(true),
    cost: 'Each fuse is visited for itself and for each one above it. A chain of 1,000 fuses takes 500,500 visits: O(n²).',
  },
  idea: {
    title: 'Let each side report',
    text: 'One report per side is enough, if it is the right one. Four lines say what a call reports, and what its parent makes of two reports.',
    lines: [
      {
        name: 'What a call returns',
        text: '6, 4 or where they meet: the one node that matters in its subtree. Otherwise nothing.',
        picture: drawFuses(root.left!, { 1: 'active', 6: 'compare', 2: 'compare' }),
        question: {
          id: 'returns',
          ask: 'What must 6 and 2 report to 1, so that 1 can decide?',
          options: [
            {
              text: 'Whether 6 and 4 are both down there',
              says: 'You ask each side the whole question. 6 says no and 2 says no, and so would two sides that have neither. Then 1 cannot know that it is the answer.',
            },
            {
              text: 'Everything that they feed',
              says: 'That is enough, but each fuse would copy the lists from below: the same work as before. Only 6 and 4 matter.',
            },
            {
              text: 'Which of 6 and 4 they found, or nothing',
              says: 'Then 1 hears of 6 from one side and of 4 from the other. One node per side is enough: if a side has both, it returns the place where they meet, and nothing more is to be found.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What it combines',
        text: 'A node from each side: return this node. From one side only: pass it on. Otherwise nothing.',
        picture: drawFuses(
          root.left!,
          { 1: 'active', 6: 'settled', 2: 'settled', 4: 'settled' },
          { 6: '6', 2: '4' },
        ),
        question: {
          id: 'combine',
          ask: 'The left side of 1 has returned 6, and the right side 4. What does the call for 1 return?',
          options: [
            {
              text: '1 itself',
              says: '1 feeds both. And each fuse below 1 is on one of the two sides, so it cannot feed what is on the other one. So no lower fuse feeds both: 1 is the answer.',
            },
            {
              text: '6 and 4, so that 3 can decide',
              says: 'You leave it to the fuse above. But 3 feeds both as well, and would not learn that 1 does so farther down.',
            },
            {
              text: 'One of the two, for example 6',
              says: 'You want to report that something was found. But then 3 believes that 4 is somewhere else, and the place where they meet is lost.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'What a call returns is the right answer for its own subtree, whatever is outside of it.',
        staysTrue: true,
        picture: drawFuses(
          growTree([3, 1, 5])!,
          { 3: 'active', 1: 'settled', 5: 'visited' },
          { 1: '1', 5: '–' },
        ),
        question: {
          id: 'pass',
          ask: '3 gets 1 from the left and nothing from the right. How does it know what to return?',
          options: [
            {
              text: 'It must look whether 1 feeds both, or only one of them',
              says: 'You want to know what the 1 stands for. But in both cases 3 has to return it: nothing on the right changes the answer of the left.',
            },
            {
              text: 'Nothing is on the right, so the left answer is its own',
              says: 'Of 6 and 4, its subtree contains just what the left one contains, so the same node is the lowest for it. If both calls below are right, this one is, too: so all are, from the leaves up to the root.',
            },
            {
              text: 'It feeds both, so it returns itself',
              says: '3 does feed both, but 1 does so, too, and is lower. A fuse returns itself only if 6 and 4 come from different sides.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Base case',
        text: 'A missing node returns nothing. 6 and 4 return themselves at once.',
        picture: drawFuses(growTree([2, null, 4])!, { 2: 'active' }),
        question: {
          id: 'base',
          ask: 'Suppose you work at 2 and at 4. What does the call for 2 return?',
          note: 'A fuse counts as feeding itself.',
          options: [
            {
              text: '2, at once',
              says: 'If 4 is below 2, then 2 feeds both. If 4 is elsewhere, 2 is all that this subtree has. Both ways it is 2, so nothing below has to be visited.',
            },
            {
              text: 'It must look below for 4 first',
              says: 'You want to know which of the two cases it is. But the answer of this call is 2 in both, as long as it is certain that 4 is somewhere in the tree.',
            },
            {
              text: '4, because it is lower than 2',
              says: 'You look for the lowest node of all. But 4 does not feed 2, so switching off 4 leaves 2 on.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary:
      'That is the **lowest common ancestor**: the node that gets a report from each side, or the one of the two that is above the other. For the largest **path sum**, a call reports the largest sum of a path down from its node. The best path that turns at a node is both reports, if they help, and the node.',
  },
  watch: {
    title: 'Let the reports come up',
    text: 'The same fuses, with 6 as `p` and 4 as `q`. You say what each call does, and what it returns.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Base case', labels: ['target'] },
      { name: 'Both sides report', labels: ['left', 'right'] },
      { name: 'What it combines', labels: ['meet', 'pass'] },
    ],
    keeps: ['meet', 'pass'],
    note: 'Both nodes must be in the tree. It takes O(n) time, because each node is visited at most once, and O(h) space for the calls that wait on h levels.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the last line returned `left` only. Which input shows the slip?',
      note: 'Trees are written level by level, and `null` is a missing child.',
      options: [
        {
          text: '`[3, 1, 5]` with 1 and 5',
          says: 'Each side of 3 returns a node, so 3 returns itself before the last line.',
        },
        {
          text: '`[3, null, 1, 6, 2]` with 6 and 2',
          says: 'They meet at 1, on the right of 3. The left side of 3 returns nothing, and so does the slip: the answer is lost.',
        },
        {
          text: '`[3, 1, 5]` with 3 and 5',
          says: '3 is one of the two, so it returns itself at once. The last line is never reached.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'in no order',
        tells: 'No comparison says on which side a number is, so both sides have to be searched.',
        decides: false,
      },
      {
        words: 'one fuse that feeds both',
        tells: 'You need a node above two given nodes: the paths from both lead up to it.',
        decides: true,
      },
      {
        words: 'as low as possible',
        tells: 'It is the node where the two paths meet first: the lowest common ancestor.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      property: 'Does the answer depend on a path or on where two paths meet?',
      here: 'Yes. The paths up from 6 and 4 meet at the answer, so one node per side is passed on.',
      there: 'No. Each node only reports a fact about its whole subtree, so both sides count.',
      example:
        'Now you switch off fuse 1. **How many fuses go dark**, itself included? Its left side reports one fuse, and its right side two.',
      picture: drawFuses(root.left!, {}, { 6: 'one', 2: 'two' }),
      question: {
        id: 'rival',
        ask: 'What do you get if 1 adds itself to the larger side only, as for the longest path down?',
        options: [
          {
            text: 'Four, which is right',
            says: 'Four fuses go dark, that is so: 1, 6, 2 and 4. But itself and two from the right are three: the left side would have to be added, too.',
          },
          {
            text: 'Three, one too few',
            says: 'That counts the path from 1 over 2 to 4, and forgets 6. A path cannot fork, but a subtree does: itself, one from the left and two from the right are four.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'path-sum-and-lca-lesson-1',
        text: 'A contract has 60,000 versions. Each one was edited from exactly one earlier version, except for the first, and for each you know which were edited from it. Two lawyers hold two different versions. To see what each side has changed, they need the latest version from which both come. If one of the two comes from the other, that other one is meant.',
        world: 'contract versions',
        pattern: 'path-sum-and-lca',
        evidence: [
          {
            words: 'edited from exactly one earlier version',
            tells: 'Each version has one parent, so there is one path back to the first one.',
            decides: false,
          },
          {
            words: 'the latest version from which both come',
            tells: 'Two paths lead back, and the answer is where they meet.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails:
            'A fact about one subtree, such as its size, does not say where the paths of two versions meet.',
        },
        why: 'Let each call return which of the two it found; the version that hears from two branches is the answer, or the earlier of the two if the other comes from it.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
        { pattern: 'path-sum-and-lca', line: 'a path, or where two meet' },
        { pattern: 'union-find', line: 'merge groups, compare their roots' },
      ],
    },
    {
      prompt: {
        id: 'path-sum-and-lca-lesson-2',
        text: 'An air duct in a hospital starts at one machine and splits in two again and again. At each of 9,000 ends is a room that needs a known volume of air. Every piece of the duct has a fan that moves the air for all rooms beyond it. A fan that moves more than a given limit needs a permit. How many permits are needed?',
        world: 'air ducts',
        pattern: 'tree-traversal',
        evidence: [
          {
            words: 'splits in two again and again',
            tells: 'Both sides of a split are smaller ducts of the same kind.',
            decides: false,
          },
          {
            words: 'for all rooms beyond it',
            tells: 'A fan depends on its whole subtree: both sides are added up.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'path-sum-and-lca',
          fails: 'A path follows one side at each split, but a fan moves the air for both sides.',
        },
        why: 'Let each call return the air of its part, the sum of its two sides, and count the sums above the limit.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
        { pattern: 'level-order-traversal', line: 'one level after the other' },
        { pattern: 'path-sum-and-lca', line: 'a path, or where two meet' },
      ],
    },
  ],
  end: {
    canDo:
      'When the paths of two nodes meet, let each side report what it found: the node that hears from both sides is the answer, or the upper one of the two.',
    practice: lesson.practice.find(({ number }) => number === 236)!,
    practiceIs: 'It is the problem of this lesson, with any tree and any two nodes.',
  },
}
