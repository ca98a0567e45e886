import type { Role, Scene, TableCell } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { runCache } from './algorithm.ts'
import { lesson } from './lesson.ts'
import type { CacheCall } from './lru-cache-list.ts'

export const calls: readonly CacheCall[] = [
  { name: 'put', key: 1, value: 10 },
  { name: 'put', key: 2, value: 20 },
  { name: 'get', key: 1 },
  { name: 'put', key: 3, value: 30 },
  { name: 'get', key: 2 },
  { name: 'put', key: 1, value: 15 },
]
const capacity = 2
const keys = [1, 2, 3]

/** Per call: when each cached key was used last. Calls count from 1. */
export const lastUses: readonly ReadonlyMap<number, number>[] = recordUses()

function recordUses() {
  const uses = new Map<number, number>()
  return calls.map(({ name, key }, index) => {
    if (name === 'put' && !uses.has(key) && uses.size === capacity) {
      const [oldest] = [...uses].reduce((a, b) => (b[1] < a[1] ? b : a))
      uses.delete(oldest)
    }
    if (name === 'put' || uses.has(key)) uses.set(key, index + 1)
    return new Map(uses)
  })
}

function textOf({ name, key }: CacheCall): string {
  return `${name} ${key}`
}

function drawUses(roleOf: (call: number, key: number) => Role, note?: string): Picture {
  return {
    scene: {
      kind: 'table',
      corner: 'last use',
      columnHeads: keys.map((key) => `key ${key}`),
      rowHeads: calls.map(textOf),
      rows: lastUses.map((uses, call) =>
        keys.map((key): TableCell => ({ value: uses.get(key) ?? '', role: roleOf(call, key) })),
      ),
    },
    ...(note !== undefined && { note }),
  }
}

function drawKept(title: string, kept: readonly string[], role: Role, note: string): Picture {
  return {
    title,
    scene: drawArray({ title: 'open after put 3', values: kept, roleOf: () => role, hasNoIndices: true }),
    note,
  }
}

const best = drawKept('What the rule asks for', ['1:10', '3:30'], 'result', 'get 2 gives -1')

const steps = [...runCache(capacity, calls)]
/** Three books that were opened in order, with one of them marked. */
function drawThreeBooks(marked: number): Scene {
  const { scene } = [...runCache(keys.length, keys.map(openBook))].at(-1)!
  if (scene.kind !== 'list') return scene
  const isMarked = (value: number | string) => value === `${marked}:${10 * marked}`
  return {
    ...scene,
    nodes: scene.nodes.map((node) => (isMarked(node.value) ? { ...node, role: 'compare' } : node)),
  }
}

function openBook(key: number): CacheCall {
  return { name: 'put', key, value: 10 * key }
}

/** The list after a call of the demo, or within it. */
const listAt = (line: string, nth: number) => steps.filter((step) => step.line === line)[nth]!.scene

export const walkthrough: Walkthrough = {
  title: 'A shelf for two books',
  problem:
    'An e-reader has room for two open books. `put` opens a book and stores its page, `get` gives its page, or -1 if it is not open. If a new book needs room, **the one that was used least recently** is closed. The calls: put 1:10, put 2:20, get 1, put 3:30, get 2, put 1:15. **Every call must take O(1)**.',
  input: { capacity: '2', calls: 'put 1 10, put 2 20, get 1, put 3 30, get 2, put 1 15' },
  firstTry: {
    picture: {
      scene: {
        kind: 'table',
        rowHeads: ['call', 'page'],
        rows: [
          calls.map((call): TableCell => ({ value: textOf(call), role: 'default' })),
          calls.map(
            (call): TableCell => ({ value: call.name === 'put' ? call.value : '?', role: 'default' }),
          ),
        ],
      },
    },
    tries: [
      {
        text: 'Close the book that was opened first',
        says: '**It closes book 1, which has just been read.** Then get 2 gives 20, although book 2 should be closed. The order of arrival is not the order of use.',
        pictures: [
          drawKept('First opened, first closed', ['2:20', '3:30'], 'active', 'get 2 gives 20'),
          best,
        ],
      },
      {
        text: 'Count the uses, and close the book with the fewest',
        says: '**It closes book 2, which is right, but by luck.** After put 1, get 1, put 2, put 3 it would close book 2, which was used only just before, and keep book 1, which was used earlier.',
        pictures: [best],
      },
      {
        text: 'Note the time of each use, and close the book with the earliest',
        says: '**It closes book 2, and it can never be wrong:** that is what the rule says. The question is what it costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the times, which follow the rule word for word.',
  },
  bruteForce: {
    title: 'Search for the earliest time',
    text: 'A map stores the page and the **time of the last use** for each key. A use sets the time to the number of the call. When a new key needs room, **look at every time** and remove the key with the earliest. A row shows the times after a call.',
    before: drawUses(() => 'default'),
    question: {
      id: 'waste',
      ask: 'Before put 3 the times are 3 and 2. What is wasted?',
      options: [
        {
          text: 'Nothing: any key could have the earliest time',
          says: 'You are thinking that the times change with each call. But a call changes only one of them, and you know to what: it becomes the latest of all.',
        },
        {
          text: 'Searching: the keys could already be in the order of their last use',
          says: 'A used key becomes the newest, and the others keep their order. So the order is always known, without comparing times, and the earliest is at its end.',
        },
        {
          text: 'Times for keys that are read: only put has to set one',
          says: 'That is the order of arrival again: book 1 would keep the time 1 and be closed, although it was read in call 3.',
        },
      ],
      right: 1,
    },
    after: drawUses((call, key) => {
      const uses = lastUses[call]!
      if (uses.get(key) === call + 1) return 'settled'
      return uses.has(key) ? 'visited' : 'default'
    }, 'Each call changes one time at most: it becomes the latest.'),
    cost: 'A new key in a full cache takes O(capacity) for the search. With room for 100,000 books that is 100,000 times to look at, for one call.',
  },
  idea: {
    title: 'Keep the order of use',
    text: 'Keep the keys in the order of their last use. Five lines say how each call finds its key there and moves it, all in O(1).',
    lines: [
      {
        name: 'What the map stores',
        text: 'For each key, its node in the list.',
        question: {
          id: 'map',
          ask: 'get 1 must find the page of book 1, and then its position in the order. What does the map store for a key?',
          options: [
            {
              text: 'The page',
              says: 'That answers get. But then the book must become the newest, and to find it in the order you would walk along the list.',
            },
            {
              text: 'Its index in an array of all books in order',
              says: 'That finds it. But as soon as one book moves to the front, the indices of all books before it are different.',
            },
            {
              text: 'Its node, which has the page and is part of the order',
              says: 'One lookup finds the page and the position in the order. A node stays the same when others move, so the map need not change.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What each pointer means',
        text: '`next` is the node that was used before it, `prev` the one used after it. `head` and `tail` are extra nodes at the ends.',
        picture: { scene: drawThreeBooks(2) },
        question: {
          id: 'neighbors',
          ask: 'The map gives you a node in the middle of the list. What must the node know to be taken out in O(1)?',
          options: [
            {
              text: 'Its next node',
              says: 'You are thinking of a singly linked list. But the link that leads to the node has to change, too, and finding its owner means a walk from the front.',
            },
            {
              text: 'Both its neighbors',
              says: 'They are linked to each other, and the node is out, without a walk. `head` and `tail` are extra nodes, so every book always has both neighbors.',
            },
            {
              text: 'Its distance from the head',
              says: 'You want to find the node before it. But the distance still has to be walked, and it changes for others whenever a node moves.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What changes',
        text: 'A used node is unlinked and put right after `head`: six links, no walk.',
        picture: { scene: drawThreeBooks(1) },
        question: {
          id: 'move',
          ask: 'Suppose that three books are open, newest first: 3, 2, 1. Now book 1 is used. What happens?',
          options: [
            {
              text: '1 and 3 change places',
              says: 'That brings 1 to the front, but it makes 3 the oldest: 1, 2, 3. Book 2 was used before book 3, so it should be last.',
            },
            {
              text: '1 is taken out and put in front',
              says: 'That gives 1, 3, 2: the used book is the newest, and the others keep their order, as their last uses do. Two links change where it leaves, and four where it comes in.',
            },
            {
              text: '3 and 2 are shifted by one, then 1 is written in front',
              says: 'The order 1, 3, 2 is right, and in an array you would have to shift. With links, nothing moves but the one node.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'The list is in order of use: the newest is right after `head`, the oldest right before `tail`.',
        staysTrue: true,
        picture: { scene: listAt('full', 0) },
        question: {
          id: 'leaves',
          ask: 'The cache is full, and a new book comes. Which node is unlinked?',
          options: [
            {
              text: 'The one after `head`',
              says: 'You take the front of the list for the oldest, as in a line of people. Here each used node is put in front, so the newest is there: book 1, just read.',
            },
            {
              text: 'The one before `tail`',
              says: 'Every use puts a node in front and leaves the order of the others. So all other nodes have been used after the last one: it is the least recently used, and `tail.prev` leads to it.',
            },
            {
              text: 'The one with the fewest uses',
              says: 'You count how often, but the rule asks how long ago. A book used many times last year would stay long after the last use.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which one leaves',
        text: 'If a new key comes and the cache is full: the node before `tail`. Its key leaves the map, too.',
        picture: { scene: listAt('take-out', 1) },
        question: {
          id: 'both',
          ask: 'put 3 unlinks book 2 from the list. Why must key 2 leave the map, too?',
          options: [
            {
              text: 'Only to save memory',
              says: 'You expect nobody to look for it. But the next call is get 2. The map would find the old node and return 20, and the size would count three books.',
            },
            {
              text: 'Because the map answers whether a book is open',
              says: 'The map decides between a page and -1, and the list decides who leaves. They agree only if each key is in both or in neither. This is why a node stores its key: it names the entry to delete.',
            },
            {
              text: 'Because the list finds its nodes through the map',
              says: 'It is the other way around: the map leads into the list. The links themselves lead from node to node without any lookup.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **linked structure**: a map finds the node, links in both directions move it, and the order of use is never searched.',
  },
  watch: {
    title: 'Six calls',
    text: 'The same calls and the same rule. You say which node each call takes out, and where a node is linked in.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'Head and tail', labels: ['start'] },
      { name: 'What changes', labels: ['take-out', 'put-in', 'use', 'renew'] },
      { name: 'The lookup', labels: ['lookup', 'find'] },
      { name: 'Which one leaves', labels: ['full'] },
      { name: 'What the map stores', labels: ['store'] },
    ],
    keeps: ['take-out', 'put-in', 'use', 'renew'],
    note: 'Each call takes O(1): a fixed number of links, and of lookups that take O(1) on average. The memory is O(capacity), one node per key.',
    edge: {
      id: 'edge',
      ask: 'Suppose that put removed the oldest whenever the cache is full, even for a known key. Room is for two. Which calls show it?',
      options: [
        {
          text: 'put 1, put 2, put 3',
          says: 'Key 3 is new and the cache is full, so key 1 has to leave. Here the slip does the right thing.',
        },
        {
          text: 'put 1, put 1, put 2',
          says: 'Only one key is in the cache when it is put again, and it is not full. So nothing is removed.',
        },
        {
          text: 'put 1, put 2, put 2',
          says: 'Key 2 is known, so nobody has to leave. With the slip, key 1 is removed for nothing, and get 1 gives -1.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'gives its page',
        tells: 'A call names a key, which can be anywhere in the order. So a map has to find it.',
        decides: true,
      },
      {
        words: 'the one that was used least recently',
        tells: 'The order changes with every use: an entry from the middle moves to the front.',
        decides: true,
      },
      {
        words: 'Every call must take O(1)',
        tells: 'A search for the oldest and a shift of all others are ruled out.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      property: 'Can a call reach an entry that is at neither end?',
      here: 'Yes. A use names any key, and its node moves to the front.',
      there: 'No. Entries join at one end and leave at the other, whatever happens in between.',
      example:
        'Now a notice board has room for two notices, and a new one replaces **the one that has been there longest**. Notices 1 and 2 are put up, 1 is read, and 3 comes. You move a notice to the front when it is read.',
      question: {
        id: 'rival',
        ask: 'Which notice does that remove?',
        options: [
          {
            text: 'Notice 1, which has been there longest',
            says: 'That would be right. But reading has moved notice 1 to the front, so the last node is notice 2.',
          },
          {
            text: 'Notice 2',
            says: 'Notice 1 has been there longer, but reading has moved it to the front. Here reading must not change anything: a queue removes notice 1.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'linked-list-design-lesson-1',
        text: 'A theater keeps up to 40,000 people on standby. Whoever joins comes last, and a free seat goes to the person who has waited longest. But people also call, give their name and give up, from anywhere in the order, or ask to start again as the last. Each of these requests must take constant time.',
        world: 'standby seats',
        pattern: 'linked-list-design',
        evidence: [
          {
            words: 'give their name',
            tells: 'A request names a person, so a map has to find the entry.',
            decides: false,
          },
          {
            words: 'from anywhere in the order',
            tells: 'Entries leave at neither end, and the gap must close without a shift.',
            decides: true,
          },
          {
            words: 'constant time',
            tells: 'A scan of the 40,000 entries is ruled out.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails: 'It reaches only its ends: someone in the middle is found only by scanning.',
        },
        why: 'A map leads from each name to a node with links in both directions, and the nodes are in order of arrival.',
        cost: 'O(1)',
      },
      names: [
        { pattern: 'queue-operations', line: 'oldest first, only the ends' },
        { pattern: 'heap-priority-queue', line: 'smallest or largest first' },
        { pattern: 'linked-list-design', line: 'map to linked nodes' },
      ],
    },
    {
      prompt: {
        id: 'linked-list-design-lesson-2',
        text: 'A weather balloon measures the air pressure every second and sends the values down in the order in which they were measured. Contact breaks off now and then, so up to 3,000 values wait on board. If there are more, the one that has waited longest is dropped to make room. Storing and sending must take constant time.',
        world: 'weather balloon',
        pattern: 'queue-operations',
        evidence: [
          {
            words: 'in the order in which they were measured',
            tells: 'Values leave in the order in which they come.',
            decides: true,
          },
          {
            words: 'the one that has waited longest',
            tells: 'What is dropped is the front, too: nothing in the middle is ever reached.',
            decides: true,
          },
          {
            words: 'up to 3,000 values',
            tells: 'The room is fixed, so a ring of cells is enough.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-design',
          fails: 'No value is looked up or moved, so a map and links would only cost memory.',
        },
        why: 'Add each value at the back, and remove from the front to send it or to make room.',
        cost: 'O(1)',
      },
      names: [
        { pattern: 'linked-list-design', line: 'map to linked nodes' },
        { pattern: 'queue-operations', line: 'oldest first, only the ends' },
        { pattern: 'stack-operations', line: 'newest first' },
      ],
    },
  ],
  end: {
    canDo:
      'When a call names an entry and an order must be kept, let a map lead to a node that knows both its neighbors.',
    practice: lesson.practice.find(({ number }) => number === 146)!,
    practiceIs: 'It is the problem of this lesson, with any capacity.',
  },
}
