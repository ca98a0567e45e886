import {
  type CodeSlip,
  call,
  contains,
  definition,
  find,
  has,
  inside,
  line,
  start,
} from './code-expressions.ts'

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
  'never-marks': {
    pattern: 'breadth-first-search',
    says: 'Every neighbor is added to the queue and none is ever marked, so a cycle keeps this loop going forever. Mark a node when you add it, and skip marked ones.',
    unless: /visit|seen|dist|colou?r|mark|done|parent|level|priority|heap|tree|degree/i,
    finds: [
      find(
        String.raw`${start}while (?<queue>\w+)\n${has(String.raw`(?<node>\w+) = \k<queue>\.dequeue\(\)`)}`,
        String.raw`${inside}(?<for>\t+)for (?<next>\w+) in \w+(?:\[\k<node>\]|\.get\(\k<node>.*\))\n`,
        String.raw`(?<at>\k<for>\t\k<queue>\.add\(\k<next>\))\n(?!\k<for>\t)`,
      ),
    ],
  },
  'no-base-case': {
    pattern: 'tree-traversal',
    says: 'This call is reached before anything can stop the recursion. Begin the function with a base case: what is the answer for the empty or the smallest input?',
    finds: [
      find(
        // Not one of several functions of this name.
        String.raw`${definition}(?![\s\S]*^(?<other>\t*)(?!\t)[^=\n(]*\b\k<name>\(.*\n\k<other>\t)`,
        String.raw`(?:\k<in>\t(?!return|if|else|for|while|switch|try)(?!.*${call}).*\n(?!\k<in>\t\t))*`,
        String.raw`(?<at>\k<in>\t(?!if|else|for|while|switch|try)(?!.*(?: if | \? | and | or |\?\?|=>)).*${call}.*)\n(?!\k<in>\t\t)`,
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
  'choice-not-undone': {
    pattern: 'backtracking',
    says: 'A choice is added to the shared path before the call and never taken back, so later branches still contain it. Remove it right after the call.',
    finds: [
      find(
        String.raw`${definition}(?=${inside}\k<in>\t+\w+\.add\((?:(?<path>\w+)(?:\[:\]|\.(?:slice|copy)\(\))|list\((?<path2>\w+)\)|\[\.\.\.(?<path3>\w+)\]|new ArrayList<\w*>\((?<path4>\w+)\))\)\n)`,
        String.raw`${inside}(?<at>\k<in>\t+(?:\k<path>\k<path2>\k<path3>\k<path4>)\.add\(.*\))\n`,
        String.raw`(?=(?:\k<in>\t.*\n)*?\k<in>\t+(?:.*[^.\w])?\k<name>\((?!.*(?:list\(|\[:\]|\.\.\.|\.slice|\.copy|new | \+ \[)))`,
      ),
    ],
    unless: /\.(?:pop|remove|erase|splice)\(|\bdel \w|\w\[-1\] = |len\(\w+\) = /,
  },
  'mark-not-undone': {
    pattern: 'backtracking',
    says: 'The choice is only half undone: this mark stays after the call, so the value is taken for good. Set it back where you pop the path.',
    finds: [
      find(
        definition,
        String.raw`${inside}(?<at>\k<in>\t+(?<used>\w+)\[(?<i>\w+)\] = (?:true|True|1))\n`,
        String.raw`(?=(?:\k<in>\t.*\n)*?\k<in>\t+\k<name>\(.*\n(?:.*\n)*?.*\.pop\(\))`,
        String.raw`(?![\s\S]*\b\k<used>\[\k<i>\](?: = (?:false|False|0|not )| ?--| -= | \^= ))`,
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
  'skips-equal-deeper': {
    pattern: 'backtracking',
    says: 'This skips an equal value even when it is the first choice of a deeper level, where it is allowed. Compare with the first index of this level (`i > start`), not with 0.',
    finds: [
      find(
        String.raw`${start}for (?<i>\w+) from (?!0 )\w+ below .*\n${contains(String.raw`\(.*\b\k<i> \+ 1\b`)}`,
        line(String.raw`if \k<i>(?: > 0)? and (?<list>\w+)\[\k<i>\] == \k<list>\[\k<i> - 1\]`),
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
  'find-takes-one-step': {
    pattern: 'union-find',
    says: 'This goes up one step only, but the parent may have a parent itself. Follow the parents until a node is its own parent.',
    when: /union|unite|merge|connect|parent/i,
    // Quick-find relabels whole groups instead.
    unless: /\n\t+for .*\n(?:.*\n){0,2}\t+\w+\[\w+\] ?= /,
    finds: [find(String.raw`${start}[^=\n]*\bfind\w*\(.*\n(?<at>\k<in>\treturn \w+\[\w+\])\n(?!\k<in>\t)`)],
  },
  'union-links-members': {
    pattern: 'union-find',
    says: 'This links the two elements themselves, so the other members of their groups stay apart. Find both roots first, and link one root to the other.',
    finds: [
      find(
        String.raw`${start}[^=\n]*\b(?:union|unite|merge|connect|join)\w*\((?:self, ?)?(?:\w+ )*(?<a>\w+)(?:: ?\w+)?, ?(?:\w+ )*(?<b>\w+)(?:: ?\w+)?\).*\n(?<at>\k<in>\t\w+\[(?:\k<a>\] ?= ?\k<b>|\k<b>\] ?= ?\k<a>))\n(?!\k<in>\t)`,
      ),
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
  'bounds-checked-late': {
    pattern: 'matrix-traversal',
    says: 'The cell is read before its indices are checked, so an index outside the grid fails or wraps around. Check the bounds first, in the same condition.',
    finds: [
      find(
        String.raw`(?<at>\t*(?:if|while|return) .*\b\w+\[(?<r>\w+)\]\[\w+\].* or .*\b\k<r> (?:<|>=) .*)\n`,
      ),
      find(
        String.raw`(?<at>\t*(?:if|while|return) .*\b\w+\[(?<r>\w+)\]\[\w+\].* and .*(?:\b0 <= \k<r>\b|\b\k<r> (?:>= 0|< )).*)\n`,
      ),
    ],
  },
  'level-size-changes': {
    pattern: 'level-order-traversal',
    unless: / = len\(/,
    says: 'The length of the queue changes while this loop adds children, so the level never ends where it should. Store the length in a variable before the loop.',
    languages: ['typescript', 'java', 'cpp'],
    finds: [
      find(
        String.raw`${start}(?<at>for \w+ from 0 below len\((?<queue>\w+)\))\n`,
        contains(String.raw`\b\k<queue>\.(?:dequeue|pop)\(\)`),
        contains(String.raw`\b\k<queue>\.add\(`),
      ),
    ],
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
  'answer-not-last': {
    pattern: 'longest-increasing-subsequence',
    says: 'The last entry is the best subsequence that ends at the last element. The longest one may end anywhere: return the maximum of the table.',
    finds: [
      find(
        String.raw`(?<table>\w+)\[(?<i>\w+)\] = (?:Math\.)?max\(\k<table>\[\k<i>\], (?:\k<table>\[\w+\] \+ 1|1 \+ \k<table>\[\w+\])\)\n(?:.*\n)*?(?<at>\t*return \k<table>\[(?:-1|len\(\w+\) - 1|\w+ - 1)\])$`,
      ),
    ],
  },
  'relaxes-only-once': {
    pattern: 'shortest-path-and-mst',
    says: 'A node keeps the first distance that reaches it, even if a shorter one comes later. Compare: update and push whenever the new total is smaller than the known one.',
    when: /heap|priority/i,
    finds: [
      find(
        String.raw`for .*\b(?<next>\w+)\b.* in .*\n(?:.* = .*\n)?(?<at>\t+if \k<next> not in (?<dist>\w+))\n\t+(?:\k<dist>\[\k<next>\] = .* \+ |.* = .* \+ .*\n\t+\k<dist>\[\k<next>\] = )`,
      ),
    ],
  },
}
