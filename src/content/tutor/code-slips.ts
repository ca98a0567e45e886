import {
  both,
  call,
  changed,
  contains,
  definition,
  exactHalf,
  find,
  half,
  halfDown,
  halfUp,
  has,
  inside,
  lacks,
  line,
  middle,
  pair,
  search,
  start,
} from './code-expressions.ts'
import type { CodeLanguage } from './code-spellings.ts'

/** A slip in pasted code that a lesson names. */
export interface CodeSlip {
  /** Slug of the pattern whose lesson names it. */
  readonly pattern: string
  readonly says: string
  /**
   * Match code in the spelling of `code-spellings.ts`, one statement per line, indented by tabs. The line is that of the
   * group `at`. An expression that is not sure must not match: a wrong finding costs more than a missing one.
   */
  readonly finds: readonly RegExp[]
  /** Must occur in the code, or in the slug of the pattern that the conversation is about. */
  readonly when?: RegExp
  readonly unless?: RegExp
  readonly languages?: readonly CodeLanguage[]
}

const unroundedMiddle = find(
  search('<=?'),
  line(String.raw`(?<mid>\w+) = ${exactHalf}`),
  String.raw`(?=(?:\n\k<in>\t.*)*?\[\k<mid>\])`,
)

export const codeSlips: Readonly<Record<string, CodeSlip>> = {
  'window-never-shrinks': {
    pattern: 'sliding-window',
    says: 'The left end of the window never moves, so the window only grows. Once its rule is broken, move left until the rule holds again.',
    finds: [
      find(
        String.raw`^\t*(?<left>\w+) = 0\n(?![\s\S]*${changed(String.raw`\k<left>`)})(?![\s\S]*^\t*for [^\n]*\b\k<left>\b)`,
        String.raw`(?:.*\n)*?${start}for (?<right>\w+)\b.*\n${line(String.raw`.*\b\k<right> - \k<left> \+ 1\b.*`)}`,
      ),
    ],
  },
  'window-shrinks-once': {
    pattern: 'sliding-window',
    says: 'This `if` shrinks the window once, but several elements may have to leave after one enters. Make it a `while`.',
    finds: [
      find(
        String.raw`${start}(?<at>if .*[<>].*)\n${has(String.raw`(?<left>\w+) \+= 1`)}(?<!if .*\b\k<left>\b.*\n)`,
        contains(String.raw`= (?:Math\.)?min\(.* - \k<left>\b`),
        contains(String.raw`-= \w+\[\k<left>\]`),
      ),
      find(
        String.raw`${start}(?<at>if \S+ in (?<set>\w+))\n`,
        has(String.raw`\k<set>\.(?:remove|delete|discard|erase)\(\w+\[(?<left>\w+)\]\)`),
        has(String.raw`\k<left> \+= 1`),
      ),
    ],
  },
  'search-never-ends': {
    pattern: 'basic-binary-search',
    says: 'This can leave the interval unchanged, so the loop may never end: trace it on two elements. Use `mid + 1` or `mid - 1` here, or `<` with a middle that is rounded toward the other side.',
    finds: [
      find(search('<'), middle(halfDown), line(String.raw`\k<lo> = \k<mid>`)),
      find(search('<'), middle(halfUp), line(String.raw`\k<hi> = \k<mid>`)),
      find(search('<='), middle(half), line(String.raw`(?:\k<lo>|\k<hi>) = \k<mid>`)),
    ],
  },
  'search-misses-last': {
    pattern: 'basic-binary-search',
    says: 'The loop ends when one element is left, and nothing checks that one. With both ends included the condition is `<=`; test an array of length 1.',
    finds: [
      find(
        String.raw`^\t*(?<hi>\w+) = len\(\w+\) - 1\n(?:.*\n)*?${start}(?<at>while (?<lo>\w+) < \k<hi>)\n`,
        middle(half),
        contains('if .* == '),
        contains(String.raw`\k<lo> = \k<mid> \+ 1$`),
        contains(String.raw`\k<hi> = \k<mid> - 1$`),
        String.raw`(?:\k<in>\t.*\n)*\k<in>return (?:-1|[Ff]alse)$`,
      ),
    ],
  },
  'search-past-end': {
    pattern: 'basic-binary-search',
    says: 'The right bound starts one past the end, and `<=` lets the middle reach it. Start at the last index, or use `<`.',
    finds: [
      find(
        String.raw`^\t*(?<hi>\w+) = len\((?<list>\w+)\)\n(?:.*\n)*?${start}(?<at>while (?<lo>\w+) <= \k<hi>)\n`,
        middle(half),
        contains(String.raw`\b\k<list>\[\k<mid>\]`),
      ),
    ],
  },
  'search-middle-float': {
    pattern: 'basic-binary-search',
    says: 'This division gives a fraction when the sum is odd, and a fraction is no index. Round the middle down.',
    languages: ['python', 'typescript'],
    finds: [unroundedMiddle],
  },
  'search-overflow': {
    pattern: 'basic-binary-search',
    says: 'The sum of two large indices can exceed 32 bits and turn negative. `lo + (hi - lo) / 2` cannot.',
    languages: ['java', 'cpp'],
    finds: [unroundedMiddle],
  },
  'pointer-stands-still': {
    pattern: 'two-pointers',
    says: 'One of the two pointers never moves in this loop. Decide for each case which one moves, so that every round makes progress.',
    finds: [
      find(pair, both, lacks(changed(String.raw`\k<right>`))),
      find(pair, both, lacks(changed(String.raw`\k<left>`))),
    ],
  },
  'branch-never-moves': {
    pattern: 'two-pointers',
    says: 'In this branch neither pointer moves, so the next round sees the same two elements and the loop never ends. Move at least one of them here, too.',
    finds: [
      find(
        String.raw`${start}while (?<left>\w+) <=? (?<right>\w+)\n(?=${inside}\k<in>\telse\n)`,
        // One chain of branches, and no move outside it.
        String.raw`(?!${inside}\k<in>\tif .*\n(?:\k<in>\t.*\n)*?\k<in>\tif )`,
        String.raw`(?!${inside}\k<in>\t(?:\k<left>|\k<right>)(?:, \w+)* [-+]?= )`,
        String.raw`${inside}(?<at>\k<in>\t(?:if .*|else if .*|else))\n`,
        String.raw`(?:\k<in>\t\t(?!\k<left>\b|\k<right>\b)(?:\w+\.add\(.*\)|\w+ \+?= .*)\n)+(?!\k<in>\t\t)`,
        // Not the condition of a search whose answer is still narrowed.
        String.raw`(?:(?=\k<in>\telse)|(?<=\n\k<in>\telse\n(?:\k<in>\t\t.*\n)+))`,
      ),
    ],
  },
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
  'returns-in-loop': {
    pattern: 'hash-lookup',
    says: 'The first round of this loop always returns, so no other element is looked at. Move the return after the loop, or return only when the answer is certain.',
    finds: [
      find(
        String.raw`${start}for [^(].*\n${lacks(String.raw`\b(?:continue|break|yield|try|catch|throw|raise)\b`)}`,
        String.raw`(?=${inside}\k<in>\t(?:if |.* [-+*]= |.*\.add\(|.*\] = |.*\bm(?:ax|in)\())(?:\k<in>\t.*\n)+(?<at>\k<in>\treturn\b.*)\n(?!\k<in>\t)`,
      ),
      find(
        String.raw`${start}for [^(].*\n${lacks(String.raw`\b(?:continue|break|yield|try|catch|throw|raise)\b`)}`,
        String.raw`(?:\k<in>\t.*\n)*\k<in>\tif .*\n(?:\k<in>\t\t.*\n)*\k<in>\t\treturn\b.*\n`,
        String.raw`\k<in>\telse\n(?:\k<in>\t\t.*\n)*(?<at>\k<in>\t\treturn\b.*)\n(?!\k<in>\t)`,
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
  'knapsack-upward': {
    pattern: 'zero-one-knapsack',
    says: 'With one row filled upward, the smaller sums already contain this item, so it is used again. Let the inner loop run downward if each item may be used only once.',
    when: /partition|subset|knapsack|target_?sum/i,
    unless: /coin|unbounded|unlimited|\brods?\b/i,
    finds: [
      find(
        String.raw`${start}for .*\n${inside}(?<at>(?<row>\k<in>\t+)for (?<sum>\w+) from .* (?:below|to) .*)\n`,
        String.raw`(?:\k<row>\t.*\n)*?\k<row>\t+(?<best>\w+)\[\k<sum>\] .*\b\k<best>\[\k<sum> - [a-z]\w*(?:\[\w+\])?\]`,
      ),
    ],
  },
  'index-past-end': {
    pattern: 'two-pointers',
    says: 'The last round of this loop reads one past the end: the last valid index is the length minus 1. Use `<` instead of `<=`, or one round less.',
    finds: ['to len\\((?<list>\\w+)\\)', 'below len\\((?<list>\\w+)\\) \\+ 1'].map((limit) =>
      find(
        String.raw`${start}(?<at>for (?<index>\w+) from 0 ${limit})\n`,
        lacks(String.raw`(?:\b\k<index> [=!<>]=? |\?\?)`),
        contains(String.raw`\b\k<list>\[\k<index>\]`),
      ),
    ),
  },
  'skips-last': {
    pattern: 'prefix-sum',
    says: 'This loop stops before the last element, so that one is never added. Check it on an input of one element.',
    finds: [
      find(
        String.raw`${start}(?<at>for (?<index>\w+) from 0 below len\((?<list>\w+)\) - 1)\n`,
        String.raw`\k<in>\t\w+ \+= \k<list>\[\k<index>\]\n(?!\k<in>\t)(?!(?:.*\n)*.*\b\k<list>\[)`,
      ),
    ],
  },
  'loses-next': {
    pattern: 'linked-list-reversal',
    says: 'The link was overwritten before this step follows it, so the rest of the list is lost. Save the next node in a variable before you change the link.',
    finds: [
      find(
        String.raw`${start}(?<node>\w+)\.next = .*\n(?<!= \k<node>\.next\n(?:\k<in>.*\n)*)`,
        String.raw`(?:\k<in>.*\n)*?\k<in>\w+ = \k<node>\n(?:\k<in>.*\n)*?(?<at>\k<in>\k<node> = \k<node>\.next)$`,
      ),
    ],
  },
  'inserts-before-lookup': {
    pattern: 'hash-lookup',
    says: 'The element is stored before its partner is looked up, so it can become its own partner: try [3] with target 6. Look up first, then store.',
    finds: [
      find(
        String.raw`${start}for .*\n${inside}(?<at>\k<in>\t(?<map>\w+)(?:\[(?<key>[^\n]+)\] = \w+|\.add\((?<item>[^\n]+)\)))\n`,
        String.raw`(?:\k<in>\t.*\n)*?\k<in>\tif \w+ - \k<key>\k<item> in \k<map>$`,
      ),
      find(
        String.raw`${start}for .*\n${has(String.raw`(?<partner>\w+) = \w+ - (?<key>[^\n]+)`)}`,
        String.raw`${inside}(?<at>\k<in>\t(?<map>\w+)(?:\[\k<key>\] = \w+|\.add\(\k<key>\)))\n`,
        String.raw`(?:\k<in>\t.*\n)*?\k<in>\tif \k<partner> in \k<map>$`,
      ),
    ],
  },
  'wrong-heap': {
    pattern: 'heap-priority-queue',
    says: 'With the largest value on top, removing the top drops what you want to keep. For the k largest use a min-heap, whose top is the weakest of the k.',
    when: /k(?:th)?_?largest/i,
    finds: [
      find(
        String.raw`(?<at>.*heappush\((?<heap>\w+), -.*)\n(?:.*\n)*?\t*if len\(\k<heap>\) > k\n.*heappop\(\k<heap>\)`,
      ),
      find(
        String.raw`(?<at>\t*(?<heap>\w+) = new PriorityQueue<.*>\((?:Collections\.reverseOrder|Comparator\.reverseOrder|\((?<a>\w+), (?<b>\w+)\) -> \k<b> - \k<a>).*)\n`,
        String.raw`(?:.*\n)*?\t*if len\(\k<heap>\) > k\n.*\k<heap>\.dequeue\(\)`,
      ),
      find(
        String.raw`(?<at>\t*priority_queue<\w+> (?<heap>\w+))\n(?:.*\n)*?\t*if len\(\k<heap>\) > k\n.*\k<heap>\.pop\(\)`,
      ),
    ],
  },
  'search-drops-candidate': {
    pattern: 'range-search',
    says: 'Both branches move past the middle, and the loop ends with one element unchecked, so a middle that is the answer can be lost. Keep it in one branch: `hi = mid`.',
    finds: [
      find(
        search('<'),
        middle(halfDown),
        lacks(String.raw`(?:== |\breturn\b|= \k<mid>$)`),
        contains(String.raw`\k<lo> = \k<mid> \+ 1$`),
        line(String.raw`\k<hi> = \k<mid> - 1`),
      ),
    ],
  },
  'window-jumps-back': {
    pattern: 'sliding-window',
    says: 'The last position of this value may lie before the window, and then the left end moves back. Take the larger one: `left = max(left, last + 1)`.',
    finds: [
      find(
        String.raw`^\t*if (?<key>\S+) in (?<last>\w+)\n(?<at>\t+(?<left>\w+) = \k<last>\[\k<key>\] \+ 1)\n(?=[\s\S]* - \k<left> \+ 1\b)`,
      ),
    ],
  },
  'null-checked-late': {
    pattern: 'linked-list-two-pointers',
    says: 'Conditions are evaluated from left to right, so this reads `.next` of null before it tests for null. Test the node itself first, then its `.next`.',
    finds: [
      find(
        String.raw`(?<at>\t*while (?<fast>\w+)\.next(?: (?:!=|is not) \w+)? and \k<fast>(?: (?:!=|is not) \w+)?)\n`,
      ),
    ],
  },
  'skips-after-removal': {
    pattern: 'linked-list-manipulation',
    says: 'After a removal the new next node is not checked yet, but this moves on to it, and with the last node removed it is null. Advance only in the `else`, when nothing was removed.',
    finds: [
      find(
        String.raw`${start}while .*\n${inside}(?<row>\k<in>\t)if .*\b(?<node>\w+)\.next\.\w+ == .*\n`,
        String.raw`(?!(?:\k<row>\t.*\n)*\k<row>\tcontinue)(?:\k<row>\t.*\n)*\k<row>\t\k<node>\.next = \k<node>\.next\.next\n`,
        String.raw`(?:\k<row>\t(?!\k<node> = ).*\n)*(?<at>\k<row>\k<node> = \k<node>\.next)$`,
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
  'default-is-shared': {
    pattern: 'depth-first-search',
    says: 'Python creates this default once, so every call without the argument shares it, and a second run starts with what the first one left. Use None as the default, and create the collection inside.',
    languages: ['python'],
    finds: [
      find(
        String.raw`(?<at>\t*function .*(?<!\bmemo|\bcache)(?:: ?\w+(?:\[[^\]]*\])?)? ?= ?(?:\[\]|\{\}|(?:set|dict|list)\(\))[,)].*)\n`,
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
        contains(String.raw`\k<queue>\.(?:dequeue|pop)\(\)`),
        contains(String.raw`\k<queue>\.add\(`),
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
}
