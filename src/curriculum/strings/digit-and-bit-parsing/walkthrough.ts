import type { Role, TableScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { bitsOf, draw } from './algorithm.ts'
import { lesson } from './lesson.ts'

const tags = [6, 9, 6, 5, 9]
const width = 4

/** Each tag is compared with the others until its partner is found. The search ends at the tag without one. */
export const { looks, alone } = searchPartners()

function searchPartners(): { readonly looks: readonly Look[]; readonly alone: number | undefined } {
  const all: Look[] = []
  for (const [outer, tag] of tags.entries()) {
    const partner = tags.findIndex((each, inner) => inner !== outer && each === tag)
    const last = partner < 0 ? tags.length - 1 : partner
    for (let inner = 0; inner <= last; inner++) {
      if (inner !== outer) all.push({ outer, inner, value: tags[inner] === tag ? '=' : '≠' })
    }
    if (partner < 0) return { looks: all, alone: tag }
  }
  return { looks: all, alone: undefined }
}

function drawLooks(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks,
      outer: tags.slice(0, 4),
      inner: tags,
      corner: 'tag',
      ...(roleOf && { roleOf }),
    }),
  }
}

/** How many tags have a 1 at each bit, from the bit of 8 to the bit of 1. */
export const ones = Array.from({ length: width }, (_, bit) =>
  tags.reduce((sum, tag) => sum + bitsOf(tag, width)[bit]!, 0),
)

/** A column for each tag, because more rows would not fit next to a question. */
function drawOnes(): TableScene {
  return {
    kind: 'table',
    corner: 'bit',
    columnHeads: [...tags.map(String), 'ones'],
    rowHeads: ['8', '4', '2', '1'],
    rows: ones.map((count, bit) => [
      ...tags.map((tag) => ({ value: bitsOf(tag, width)[bit]!, role: 'default' as const })),
      { value: count, role: count % 2 === 1 ? 'active' : 'visited' },
    ]),
  }
}

function drawXor(): TableScene {
  const bits = [0, 1]
  return {
    kind: 'table',
    corner: '^',
    columnHeads: bits.map(String),
    rowHeads: bits.map(String),
    rows: bits.map((a) => bits.map((b) => ({ value: a ^ b, role: a ^ b ? 'active' : 'default' }))),
  }
}

function drawTags(title: string, shown: readonly number[], role: Role, note: string): Picture {
  const roleOf = (index: number) => (shown.includes(index) ? role : 'visited')
  return { title, scene: drawArray({ values: tags, roleOf, hasNoIndices: true }), note }
}

const best = drawTags('No partner', [3], 'result', '5 occurs once')

export const walkthrough: Walkthrough = {
  title: 'One sock without a partner',
  problem:
    'A laundry machine reads the tag of each sock that comes by: 6, 9, 6, 5 and 9. **Every tag occurs twice, except one.** The tags come in no order, each sock comes by once, and the machine has memory for **only one number** besides the tag it reads. Which tag has no partner?',
  input: { numbers: '6, 9, 6, 5, 9' },
  firstTry: {
    picture: { scene: drawArray({ values: tags, hasNoIndices: true }) },
    tries: [
      {
        text: 'Compare each tag with the one before it',
        says: '**Every tag seems to be alone.** No two adjacent tags are equal here, although 6 and 9 both have a partner. This works only if partners come one after the other.',
        pictures: [drawTags('Adjacent tags', [0, 1, 2, 3, 4], 'active', 'no two are equal'), best],
      },
      {
        text: 'Keep a set of the tags that wait for their partner',
        says: '**It finds 5, in one pass.** But after the fourth sock the set contains 9 and 5, and for n tags it can grow to more than n/2 of them. The machine has memory for one number.',
        pictures: [drawTags('In the set after 6, 9, 6, 5', [1, 3], 'frontier', 'two tags wait'), best],
      },
      {
        text: 'Search a partner for each tag among all the others',
        says: '**It finds 5, and it needs no set.** But the socks have to come by again and again. The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen:
      'Two of them are always right. One takes too much memory, so look at what the other one costs.',
  },
  bruteForce: {
    title: 'Search a partner for each tag',
    text: 'Suppose that you may read the tags as often as you like. Take each tag, and compare it with the others **until you find its equal**. A row of the table is one search. The row of 5 finds none, so 5 is the answer.',
    before: drawLooks(),
    question: {
      id: 'waste',
      ask: 'These are 11 comparisons for five tags. What is wasted?',
      note: 'You need the tag that occurs once.',
      options: [
        {
          text: 'The row of 5: it finds nothing',
          says: 'You are thinking that a search is useful only if it finds something. This row does show that 5 has no partner. The question is whether it takes four looks to know that.',
        },
        {
          text: 'The 8 comparisons that say where a partner is not',
          says: 'They look for the **position** of a partner, and the problem does not ask for it. You only need to know whether a tag occurs an odd or an even number of times.',
        },
        {
          text: 'Nothing: a partner can be anywhere',
          says: 'You are thinking that you have to find each partner, and then you would have to look everywhere. But you need only one fact about a pair: that it is complete.',
        },
      ],
      right: 1,
    },
    after: drawLooks(({ value }) => (value === '=' ? 'settled' : 'visited')),
    cost: 'Each of n tags may be compared with almost all others: that is O(n²). For 100,000 tags it can be about 5 billion comparisons.',
  },
  idea: {
    title: 'Count in bits, and only odd or even',
    text: 'As a sum of 8, 4, 2 and 1, each used once or not, 6 = 4 + 2 is 0110: its **bits**. Two equal tags have the same bits, so at each bit, a pair adds two ones or none.',
    lines: [
      {
        name: 'What a bit counts',
        text: 'Whether the tags so far have an odd (1) or even (0) number of ones there. Four such bits are `single`.',
        picture: { scene: drawOnes() },
        question: {
          id: 'parity',
          ask: 'At the bit of 4, there are three ones. What does that say about the tag without a partner?',
          options: [
            {
              text: 'Nothing: you cannot see which tags they come from',
              says: 'You want to know whose ones they are. You do not need it: whatever the pairs are, they add an even number of ones.',
            },
            {
              text: 'It has a 1 there, because three is more than half of five',
              says: 'You let the majority decide. But in 8, 9, 8, 9, 5, the two pairs alone have four ones at the bit of 8, and 5 has a 0 there.',
            },
            {
              text: 'It has a 1 there, because three is odd',
              says: 'Each pair adds two ones or none, so all pairs together add an **even** number. Only the tag without a partner can make it odd. The odd counts are at 4 and 1: it is 5.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What a step does',
        text: '`single ^= tag` (XOR): each 1 of the tag flips that bit of `single`.',
        picture: { scene: drawXor(), note: 'XOR is 1 where the two bits differ' },
        question: {
          id: 'step',
          ask: 'Which operation with the next tag keeps odd or even right at every bit?',
          options: [
            {
              text: 'XOR: flip the bits where the tag has a 1',
              says: 'One more 1 turns odd into even and even into odd, so the bit flips. A 0 adds nothing, so the bit stays. That is the truth table of XOR, for all bits at once.',
            },
            {
              text: 'OR: set the bits where the tag has a 1',
              says: 'You note that a 1 has been seen. But OR never clears a bit: 6 OR 6 is 6, and the pair would stay in `single`.',
            },
            {
              text: 'Plus: add the tag',
              says: 'You want to count, and a sum does count. But it carries into the next bit: 6 + 6 = 12, where an even number of ones must leave 0.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: '`single` is the XOR of the tags that were seen an odd number of times.',
        staysTrue: true,
        picture: {
          scene: draw({ numbers: [6, 9], width, single: 6 ^ 9, read: 2 }, 'default'),
          note: 'after 6 and 9: 15',
        },
        question: {
          id: 'order',
          ask: 'After 6 and 9, `single` is 15. Now the second 6 comes by. What is `single`?',
          options: [
            {
              text: '0: the pair of 6 is complete and clears it',
              says: 'You let a complete pair clear everything. It clears only its own flips: the two ones of 9 have flipped once, and they stay.',
            },
            {
              text: '9: the second 6 undoes the first, and only that',
              says: 'Odd or even depends on **how many** ones there were, not on their order. So 6, 9, 6 has the same effect as 6, 6, 9: the two 6s cancel, and 9 is left.',
            },
            {
              text: 'Some mix: 9 came between, so the two 6s cannot cancel',
              says: 'You are thinking that 15 has lost the 6. It is no tag, that is true, but each bit still says odd or even: flip the bits of 4 and 2 back, and 9 is left.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is answered',
        text: 'After the last tag, `single` itself: all other tags have canceled.',
        question: {
          id: 'answer',
          ask: 'What makes it certain that `single` is the tag without a partner?',
          options: [
            {
              text: 'Each other tag occurs an even number of times',
              says: 'Then only one tag was seen an odd number of times, and the XOR of one tag is that tag. One step per tag is 5 steps here instead of 11 comparisons.',
            },
            {
              text: 'Each other tag occurs more than once',
              says: 'You are thinking of any repetition. But three times is odd: 6, 6, 6, 5 leaves `6 ^ 5`, which is 3, and no sock has that tag.',
            },
            {
              text: 'No other tag is 0',
              says: 'You are thinking that 0 means “nothing yet”. It does no harm: 0 flips no bit, so 9, 0, 9 leaves 0, and that is the tag without a partner.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary:
      'This is **digit and bit parsing**: go through numbers bit by bit, or digit by digit, and keep one running value. Here XOR flips one bit per 1, and whatever occurs twice cancels.',
  },
  watch: {
    title: 'Flip the bits, tag by tag',
    text: 'The same tags and the same rule. Before each flip, you say what `single` becomes.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'What a bit counts: no ones yet', labels: ['start'] },
      { name: 'Each tag once', labels: ['read'] },
      { name: 'What a step does', labels: ['flip'] },
      { name: 'What is answered', labels: ['done'] },
    ],
    keeps: 'flip',
    note: '`^` is XOR, not a power, and it treats all bits at once: it flips those where `num` has a 1. So n numbers take O(n) time, and `single` is all the memory: O(1) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `single` started as the first number, and the loop still read all. Which input shows the slip?',
      options: [
        {
          text: '`[0, 7, 0]`',
          says: 'The first number is read twice, but it is 0 and flips nothing. The slip still answers 7.',
        },
        {
          text: '`[0, 3, 3]`',
          says: 'The slip starts with 0, as the right code does, so it answers 0, which is right.',
        },
        {
          text: '`[4, 2, 2]`',
          says: 'The 4 is in `single` before it is read, so it cancels itself: the slip answers 0 instead of 4. Before any number, all counts are even, so start at 0.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'Every tag occurs twice, except one.',
        tells: 'Only one tag occurs an odd number of times, so all others cancel under XOR.',
        decides: true,
      },
      {
        words: 'in no order',
        tells: 'Partners can be far apart. Odd or even does not depend on the order.',
        decides: false,
      },
      {
        words: 'only one number',
        tells: 'A set or a map of the tags seen does not fit. One running value must be enough.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      property: 'Is it enough to know whether each value occurs an odd or an even number of times?',
      here: 'Yes. Exactly one value occurs an odd number of times, so one running XOR is enough.',
      there: 'No. You need how often each value occurs, so each one needs a count.',
      example:
        'Another machine has plenty of memory. It reads the tags 6, 9, 6, 5, 6, 9 and 6. **Which tag occurs most often?** You XOR all tags, as before.',
      picture: { scene: drawArray({ values: [6, 9, 6, 5, 6, 9, 6], hasNoIndices: true }) },
      question: {
        id: 'rival',
        ask: 'What does XOR answer here?',
        options: [
          {
            text: '5, which occurs once',
            says: 'Four times 6 and two times 9 are even, so both cancel, and the **rarest** tag is left. A map of counts says 6: four times.',
          },
          {
            text: '6, which occurs four times',
            says: 'That would be right, but four is even, so 6 flips its bits back and is gone. XOR cannot tell four times from never.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'digit-and-bit-parsing-lesson-1',
        text: 'A dam has 32 gates, all closed in the morning. During the day, its controller receives up to a million commands. Each is a 32-bit integer, and every gate whose bit is 1 changes from open to closed or back. The controller keeps no log and has room for only two integers. Which gates are open in the evening?',
        world: 'dam gates',
        pattern: 'digit-and-bit-parsing',
        evidence: [
          {
            words: 'changes from open to closed or back',
            tells: 'Each 1 flips a state, so only odd or even counts. That is XOR.',
            decides: true,
          },
          {
            words: 'room for only two integers',
            tells: 'A count for each gate does not fit, but a bit for each gate does.',
            decides: true,
          },
          {
            words: 'a 32-bit integer',
            tells: 'All gates are the bits of one number, so one operation changes them all.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails:
            'Counting how often each gate changes takes 32 counts, and there is room for only two integers.',
        },
        why: 'Start with 0 and XOR each command into one integer: its bits are the gates that changed an odd number of times, and these are open.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'frequency-counting', line: 'one count for each value' },
        { pattern: 'digit-and-bit-parsing', line: 'one running value, bit by bit' },
        { pattern: 'stack-operations', line: 'the latest open one comes first' },
      ],
    },
    {
      prompt: {
        id: 'digit-and-bit-parsing-lesson-2',
        text: 'A bird station writes down the ring number of each bird that flies into its nets, 300,000 lines in one season. Many birds are caught again after some days. Each bird that was caught at least five times gets a transmitter in the fall. Memory is no problem. Which ring numbers get one?',
        world: 'bird station',
        pattern: 'frequency-counting',
        evidence: [
          {
            words: 'caught at least five times',
            tells: 'How often each number occurs decides, not only odd or even.',
            decides: true,
          },
          {
            words: 'Memory is no problem',
            tells: 'A map with a count for each bird fits.',
            decides: false,
          },
          {
            words: '300,000 lines',
            tells: 'Comparing every two lines takes too long. One pass with a map does not.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'digit-and-bit-parsing',
          fails: 'XOR keeps only odd or even, so a bird caught five times looks like one caught once.',
        },
        why: 'Go through the lines once, add 1 to the count of each ring number in a map, and return the numbers whose count is at least five.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'digit-and-bit-parsing', line: 'one running value, bit by bit' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
        { pattern: 'frequency-counting', line: 'one count for each value' },
      ],
    },
  ],
  end: {
    canDo:
      'When all values come in pairs but one, and memory is short, XOR them all: in each bit, odd or even is enough.',
    practice: lesson.practice.find(({ number }) => number === 136)!,
    practiceIs: 'It is the problem of this lesson, also with negative numbers.',
  },
}
