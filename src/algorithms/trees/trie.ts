import type { ArrayScene, Role, TreeNode, TreeScene } from '../scene.ts'
import type { Caption, Decision, Step, Trace } from '../step.ts'

/** Puts words into a trie letter by letter, then follows a prefix through it. */
export function* growTrie(words: readonly string[], prefix: string): Trace<boolean> {
  const root = createNode('')
  yield showStart({ root, words, at: 0, word: prefix, path: [] })

  for (const [at, word] of words.entries()) {
    let node = root
    const path = [root]
    const look = (): View => ({ root, words, at, word, path: [...path] })
    for (const letter of word) {
      yield showInsertion(look(), node, letter)
      const child = node.children.get(letter) ?? createNode(node.spells + letter)
      node.children.set(letter, child)
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
  for (const letter of prefix) {
    const child = node.children.get(letter)
    yield showLookup(look(), node, letter)
    if (!child) {
      yield showMissing(look(), node, letter)
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
    fact: 'The trie is a root without letters.',
    why:
      view.words.length > 0
        ? 'Every word is a way down from here. Words that begin alike share the way.'
        : 'There are no words to put in.',
  }
  return show(view, { line: 'insert', caption })
}

function showInsertion(view: View, node: TrieNode, letter: string): Step {
  const isThere = node.children.has(letter)
  const caption: Caption = isThere
    ? {
        fact: `${nameOf(node)} has a child “${letter}”.`,
        why: `Another word begins with “${node.spells}${letter}” too, so the way is shared.`,
      }
    : {
        fact: `${nameOf(node)} has no child “${letter}”.`,
        why: `No word so far begins with “${node.spells}${letter}”, so a new node is made.`,
      }
  return show(view, {
    line: isThere ? 'follow' : 'grow',
    caption,
    decision: decide(node, letter, 'Make a new node'),
  })
}

function showLookup(view: View, node: TrieNode, letter: string): Step {
  const isThere = node.children.has(letter)
  const caption: Caption = isThere
    ? {
        fact: `${nameOf(node)} has a child “${letter}”.`,
        why: `Some word begins with “${node.spells}${letter}”. All others are left aside at once.`,
      }
    : {
        fact: `${nameOf(node)} has no child “${letter}”.`,
        why: `A word that begins with “${node.spells}${letter}” would have made that node.`,
      }
  return show(view, { line: 'look', caption, decision: decide(node, letter, 'Stop: no word begins so') })
}

function decide(node: TrieNode, letter: string, otherwise: string): Decision {
  const follow = 'Follow the child'
  const isLookup = otherwise.startsWith('Stop')
  return {
    question: `At ${nameOf(node).replace('The', 'the')}, the next letter is “${letter}”. What happens?`,
    options: [follow, otherwise],
    answer: node.children.has(letter) ? follow : otherwise,
    line: isLookup ? 'look' : 'check',
  }
}

function showMark(view: View, isNew: boolean): Step {
  const caption: Caption = isNew
    ? {
        fact: `“${view.word}” ends here: the node gets its dot.`,
        why: 'Without the mark nobody could tell a whole word from the mere beginning of one.',
      }
    : { fact: `“${view.word}” is marked already.`, why: 'The same word came before: nothing changes.' }
  return show(view, { line: 'mark', caption })
}

function showMissing(view: View, node: TrieNode, letter: string): Step {
  const missing: TreeNode = {
    id: node.spells + letter,
    value: letter,
    parent: node.spells,
    role: 'frontier',
    edge: 'dropped',
  }
  return show(view, {
    line: 'missing',
    missing,
    caption: {
      fact: `No word begins with “${view.word}”.`,
      why: 'The way ends before the prefix does. However many words there are, this took one look per letter.',
    },
  })
}

function showFound(view: View, node: TrieNode): Step {
  const found = wordsBelow(node)
  const list = found.length > 0 ? `: ${found.join(', ')}` : ' (there are none)'
  return show(view, {
    line: 'found',
    caption: {
      fact: view.word === '' ? 'The empty prefix begins every word.' : `The prefix “${view.word}” is there.`,
      why: `All words that begin with it hang below this node${list}.`,
    },
  })
}

type Narration = Pick<Step, 'line' | 'caption' | 'decision'> & { readonly missing?: TreeNode }

function show(view: View, { missing, ...narration }: Narration): Step {
  const { word, path } = view
  const letter = word[path.length - 1]
  const tree = drawTrie(view, narration.line)
  const isStarted = narration.line !== 'insert'
  return {
    scene: missing ? { ...tree, nodes: [...tree.nodes, missing] } : tree,
    beside: [drawLetters(view, narration.line)],
    variables: [
      { name: 'word', ...(isStarted && { value: word }) },
      { name: 'letter', ...(isStarted && letter !== undefined && { value: letter }) },
      { name: 'node', ...(isStarted && { value: path.at(-1)?.spells || 'root' }) },
      { name: 'nodes', value: tree.nodes.length },
    ],
    ...narration,
  }
}

function drawTrie({ root, path }: View, line: string): TreeScene {
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

function drawLetters({ words, at, word, path }: View, line: string): ArrayScene {
  const isPrefix = at === words.length
  const done = Math.max(0, path.length - 1)
  const letters = line === 'insert' ? [] : [...word]
  return {
    kind: 'array',
    title: line === 'insert' ? 'word' : isPrefix ? 'prefix to find' : `word ${at + 1} of ${words.length}`,
    cells: letters.map((value, index) => ({
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
