import { type CodeSlip, call, contains, definition, find, has, inside, start } from './code-expressions.ts'

/** Slips in traversals, recursion, backtracking, groups and tables. */
export const slipsInRecursion: Readonly<Record<string, CodeSlip>> = {
  'marks-on-pop': {
    pattern: 'breadth-first-search',
    says: 'A node is marked only when it leaves the queue, so several neighbors can add it before that. Mark it when you add it to the queue.',
    unless: /priority|heap/i,
    finds: [
      find(
        String.raw`${start}while (?<queue>\w+)\n${has(String.raw`(?<node>\w+) = \k<queue>\.dequeue\(\)`)}`,
        String.raw`${inside}(?<at>\k<in>\t+(?<seen>\w+)(?:\.add\(\k<node>\)|\[\k<node>\] = .*))\n`,
        String.raw`(?<!if (?:\k<node> in \k<seen>|\k<seen>\[\k<node>\])\n(?:.*\n)*)`,
        String.raw`(?:\k<in>\t.*\n)*?(?<for>\t+)for (?<next>\w+) in \w+(?:\[\k<node>\]|\.get\(\k<node>.*\))\n`,
        String.raw`(?!(?:\k<for>\t.*\n)*?\k<for>\t+\k<seen>(?:\.add\(\k<next>\)|\[\k<next>\] = ))`,
        String.raw`(?:\k<for>\t.*\n)*?\k<for>\tif (?:\k<next> not in \k<seen>|not \k<seen>\[\k<next>\])\n`,
        String.raw`(?:\k<for>\t\t.*\n)*?\k<for>\t\t\k<queue>\.add\(\k<next>\)$`,
      ),
      // In a grid: marked at the first level, tested in the loop over the neighbors, marked nowhere else.
      find(
        String.raw`${start}while (?<queue>\w+)\n${has(String.raw`.*\k<queue>\.dequeue\(\)`)}`,
        String.raw`(?!${inside}\k<in>\tif .*\n\k<in>\t\tcontinue)`,
        String.raw`${inside}(?<at>\k<in>\t(?<seen>\w+)(?:(?:\[[^\n=]*\])+ = (?:true|True|1)|\.add\(.*\)))\n`,
        String.raw`(?!(?:\k<in>\t.*\n)*?\k<in>\t+\k<seen>(?:(?:\[[^\n=]*\])+ = |\.add\())`,
        String.raw`(?=(?:\k<in>\t.*\n)*?\k<in>\t\t+.*(?:\bin \k<seen>\b|\b\k<seen>\[))`,
        String.raw`(?=(?:\k<in>\t.*\n)*?\k<in>\t\t+\k<queue>\.add\()`,
      ),
    ],
  },
  'path-not-copied': {
    pattern: 'backtracking',
    says: 'This stores the live path itself, so every result is the same list, which is empty in the end. Store a copy of it.',
    languages: ['python', 'typescript', 'java'],
    finds: [
      find(
        definition,
        contains(call),
        String.raw`${inside}(?<at>\k<in>\t+\w+\.add\((?<path>[a-z]\w*)\))\n`,
        String.raw`(?=(?:\k<in>\t.*\n)*?\k<in>\t+\k<path>\.pop\(\))`,
      ),
    ],
  },
  'knapsack-upward': {
    pattern: 'zero-one-knapsack',
    says: 'With one row filled upward, the smaller sums already contain this item, so it is used again. Let the inner loop run downward if each item may be used only once.',
    when: /partition|subset|(?<!unbounded-)knapsack|target_?sum/i,
    unless: /coin|denom|unbounded|unlimited|\brods?\b/i,
    finds: [
      find(
        String.raw`${start}for .*\n${inside}(?<at>(?<row>\k<in>\t+)for (?<sum>\w+) from .* (?:below|to) .*)\n`,
        String.raw`(?:\k<row>\t.*\n)*?\k<row>\t+(?<best>\w+)\[\k<sum>\] .*\b\k<best>\[\k<sum> - [a-z]\w*(?:\[\w+\])?\]`,
      ),
    ],
  },
  'rows-are-shared': {
    pattern: 'grid-dp',
    says: 'All rows are the same list, so a change in one row changes them all. Create a new list for each row.',
    languages: ['python', 'typescript'],
    finds: [
      find(String.raw`(?<at>.*\[\[[^\[\]]*\] \* .*\] \* .*)\n`),
      find(String.raw`(?<at>.*\.fill\((?:\[|(?:new )?Array\().*)\n`),
    ],
  },
  'minimum-from-zero': {
    pattern: 'unbounded-knapsack',
    says: 'The table starts with zeros, and no minimum gets below 0, so the answer is always 0. Start with infinity everywhere but at the base case.',
    finds: [
      find(
        String.raw`(?<at>\t*(?:vector<int> )?(?<table>\w+)(?: = (?:\[0\] \* .*|new int\[.*\]|.*\.fill\(0\))|\(.*, 0\)))\n`,
        String.raw`(?![\s\S]*\bfill\((?:begin\(|\k<table>\.begin|\k<table>,))(?![\s\S]*\k<table>\[(?!0\])[^\]]+\] = (?!(?:Math\.)?min\())`,
        String.raw`(?=[\s\S]*\k<table>\[(?<sum>\w+)\] = (?:Math\.)?min\(\k<table>\[\k<sum>\], )`,
      ),
    ],
  },
  'bst-checks-children': {
    pattern: 'binary-search-tree',
    says: 'This compares a node with its own children only, but every node of a subtree must respect the bounds set by all its ancestors. Pass down a lower and an upper bound.',
    when: /valid|is_?bst|check_?bst/i,
    unless: /\b(?:lo|low|lower|hi|high|upper|min\w*|max\w*|prev\w*|last|inorder)\b/i,
    finds: [find(String.raw`(?<at>.*\b(?<node>\w+)\.(?:left|right)\.val(?:ue)? [<>]=? \k<node>\.val.*)\n`)],
  },
  'same-calls-again': {
    pattern: 'dynamic-programming',
    says: 'This computes the same smaller inputs again and again, which takes exponential time. Store each result in a map or an array, and look it up before you compute.',
    unless: /memo|cache|\bdp\b|lru|seen|table|counter/i,
    finds: [
      find(
        String.raw`${definition}${inside}(?<at>\k<in>\t+return \k<name>\((?<n>\w+) - 1\) \+ \k<name>\(\k<n> - 2\).*)$`,
      ),
    ],
  },
  'depth-not-counted': {
    pattern: 'tree-traversal',
    says: 'No call adds its own node, so the result is always 0. Return 1 plus the larger of the two depths.',
    finds: [
      find(
        String.raw`${start}(?!return)[^=\n]*\b(?<name>(?:\w*[dD]epth|\w*[hH]eight))\(.*\n(?=\k<in>\t)`,
        String.raw`${inside}(?<at>\k<in>\t+return (?:Math\.|std::)?max\((?:\w+\.)?\k<name>\([^()]*left\), (?:\w+\.)?\k<name>\([^()]*right\)\))$`,
      ),
    ],
  },
}
