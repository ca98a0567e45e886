import type { ArrayScene, Role, TreeNode, TreeScene } from '#algorithms/scene.ts'
import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { decideInsertion, decideLookup } from './decision.ts'

/** Inserts words into a trie character by character, then follows a prefix through it. */
export function* growTrie(
  words: readonly string[],
  prefix: string,
  isReused = (child: TrieNode | undefined): boolean => child !== undefined,
): Trace<boolean> {
  const root = createNode('')
  yield showStart({ root, words, at: 0, word: prefix, path: [] })

  for (const [at, word] of words.entries()) {
    let node = root
    const path = [root]
    const look = (): View => ({ root, words, at, word, path: [...path] })
    for (const char of word) {
      const known = node.children.get(char)
      const canFollow = isReused(known)
      yield showInsertion(look(), node, { char, canFollow })
      const child = known && canFollow ? known : createNode(node.spells + char)
      node.children.set(char, child)
      node = child
      path.push(node)
    }
    const isNew = !node.isWord
    node.isWord = true
    yield showMark(look(), isNew)
  }

  let node = root
  const path = [root]
  const look = (): View => ({ root, words, at: words.length, word: prefix, path: [...path] })
  for (const char of prefix) {
    const child = node.children.get(char)
    yield showLookup(look(), node, char)
    if (!child) {
      yield showMissing(look(), node, char)
      return false
    }
    node = child
    path.push(node)
  }
  yield showFound(look(), node)
  return true
}

interface TrieNode {
  /** The characters on the path from the root. */
  readonly spells: string
  readonly children: Map<string, TrieNode>
  isWord: boolean
}

function createNode(spells: string): TrieNode {
  return { spells, children: new Map(), isWord: false }
}

interface View {
  readonly root: TrieNode
  readonly words: readonly string[]
  /** The word being inserted; the prefix comes after all of them. */
  readonly at: number
  readonly word: string
  /** From the root to the node that the characters lead to. */
  readonly path: readonly TrieNode[]
}

function showStart(view: View): Step {
  const caption: Caption = {
    fact: 'The trie is an empty root.',
    why:
      view.words.length > 0
        ? 'Every word becomes a path down from here, and words with a common prefix share it.'
        : 'There are no words to insert.',
  }
  return show(view, { line: 'insert', caption })
}

interface Insertion {
  readonly char: string
  /** Whether the child is there and stays. */
  readonly canFollow: boolean
}

function showInsertion(view: View, node: TrieNode, { char, canFollow }: Insertion): Step {
  const caption: Caption = canFollow
    ? {
        fact: `${nameOf(node)} has a child “${char}”.`,
        why: `An earlier word starts with “${node.spells}${char}” too, so both share this node.`,
      }
    : {
        fact: `${nameOf(node)} ${node.children.has(char) ? 'gets a new' : 'has no'} child “${char}”.`,
        why: isNew(node)
          ? `“${node.spells}” is new itself, so nothing is below it yet.`
          : `No earlier word starts with “${node.spells}${char}”, so a new path starts here.`,
      }
  return show(view, {
    line: canFollow ? 'follow' : 'grow',
    caption,
    decision: decideInsertion(readingOf(node, char), view.word),
  })
}

function showLookup(view: View, node: TrieNode, char: string): Step {
  const isThere = node.children.has(char)
  const caption: Caption = isThere
    ? {
        fact: `${nameOf(node)} has a child “${char}”.`,
        why: `Only words at or below it start with “${node.spells}${char}”; all others are ruled out at once.`,
      }
    : {
        fact: `${nameOf(node)} has no child “${char}”.`,
        why: `Inserting a word that starts with “${node.spells}${char}” would have created that node.`,
      }
  return show(view, { line: 'look', caption, decision: decideLookup(readingOf(node, char)) })
}

function readingOf(node: TrieNode, char: string) {
  return { name: nameOf(node), spells: node.spells, children: [...node.children.keys()], char }
}

function showMark(view: View, isNew: boolean): Step {
  const caption: Caption = isNew
    ? {
        fact: `“${view.word}” ends here: mark the node.`,
        why: sayMark(view),
      }
    : {
        fact: `“${view.word}” is marked already.`,
        why: 'The same word was inserted before, so nothing changes.',
      }
  return show(view, { line: 'mark', caption })
}

/** Created for the word being inserted: other nodes have children or a mark. */
function isNew({ children, isWord, spells }: TrieNode): boolean {
  return children.size === 0 && !isWord && spells !== ''
}

function sayMark({ path, at }: View): string {
  const node = path.at(-1)
  const inner = path.find((each) => each !== node && each.isWord)
  if (node && node.children.size > 0)
    return 'Longer words go on from here. Only the mark shows that this prefix is a word.'
  if (inner) return `“${inner.spells}” is on this path and has a mark of its own, so both are words.`
  return at === 0
    ? 'Without the mark, a search could not tell a stored word from a mere prefix.'
    : 'Every node on the path is a prefix, but only this one is the word.'
}

function showMissing(view: View, node: TrieNode, char: string): Step {
  const missing: TreeNode = {
    id: node.spells + char,
    value: char,
    parent: node.spells,
    role: 'frontier',
    edge: 'dropped',
  }
  return show(view, {
    line: 'missing',
    missing,
    caption: {
      fact: `No path spells “${view.word}”.`,
      why: 'So no word starts with it. That took one step per character, no matter how many words are stored.',
    },
  })
}

function showFound(view: View, node: TrieNode): Step {
  const found = wordsBelow(node)
  const list = found.length > 0 ? `: ${found.join(', ')}` : ' (there are none)'
  return show(view, {
    line: 'found',
    caption: {
      fact:
        view.word === ''
          ? 'Every word starts with the empty prefix.'
          : `Some word starts with “${view.word}”.`,
      why: `All words that start with it end at or below this node${list}.`,
    },
  })
}

type Narration = Pick<Step, 'line' | 'caption' | 'decision'> & { readonly missing?: TreeNode }

function show(view: View, { missing, ...narration }: Narration): Step {
  const { word, path } = view
  const char = word[path.length - 1]
  const tree = drawTrie(view, narration.line)
  const isStarted = narration.line !== 'insert'
  return {
    scene: missing ? { ...tree, nodes: [...tree.nodes, missing] } : tree,
    beside: [drawCharacters(view, narration.line)],
    variables: [
      { name: 'word', ...(isStarted && { value: word }) },
      { name: 'char', ...(isStarted && char !== undefined && { value: char }) },
      { name: 'node', ...(isStarted && { value: path.at(-1)?.spells || 'root' }) },
      { name: 'nodes', value: tree.nodes.length },
    ],
    ...narration,
  }
}

/** The trie of these words, with the node of a prefix that it has. */
export function drawWords(words: readonly string[], prefix: string): TreeScene {
  const root = createNode('')
  const walk = (word: string): TrieNode[] => {
    const path = [root]
    for (const char of word) {
      const { children, spells } = path.at(-1)!
      if (!children.has(char)) children.set(char, createNode(spells + char))
      path.push(children.get(char)!)
    }
    return path
  }
  for (const word of words) walk(word).at(-1)!.isWord = true
  return drawTrie({ root, path: walk(prefix) }, 'look')
}

function drawTrie({ root, path }: Pick<View, 'root' | 'path'>, line: string): TreeScene {
  const last = path.at(-1)
  const nodes: TreeNode[] = []
  const add = (node: TrieNode, parent: TrieNode | undefined): void => {
    const isBelow = line === 'found' && last !== undefined && node.spells.startsWith(last.spells)
    const role: Role =
      node === last ? (line === 'found' ? 'result' : 'active') : isBelow ? 'settled' : 'default'
    nodes.push({
      id: node.spells,
      value: node.spells.slice(-1),
      role,
      edge: path.includes(node) ? 'traversed' : 'default',
      isWord: node.isWord,
      ...(parent && { parent: parent.spells }),
    })
    for (const child of node.children.values()) add(child, node)
  }
  add(root, undefined)
  return { kind: 'tree', nodes }
}

function drawCharacters({ words, at, word, path }: View, line: string): ArrayScene {
  const isPrefix = at === words.length
  const done = Math.max(0, path.length - 1)
  const chars = line === 'insert' ? [] : [...word]
  return {
    kind: 'array',
    title: line === 'insert' ? 'word' : isPrefix ? 'prefix to look up' : `word ${at + 1} of ${words.length}`,
    cells: chars.map((value, index) => ({
      value,
      role: index < done ? 'settled' : index === done ? 'active' : 'default',
    })),
    pointers: [],
    spans: [],
  }
}

function wordsBelow(node: TrieNode): readonly string[] {
  return [...(node.isWord ? [node.spells] : []), ...[...node.children.values()].flatMap(wordsBelow)]
}

function nameOf({ spells }: TrieNode): string {
  return spells === '' ? 'The root' : `“${spells}”`
}
