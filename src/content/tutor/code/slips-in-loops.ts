import {
  both,
  type CodeSlip,
  changed,
  contains,
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

const unroundedMiddle = find(
  search('<=?'),
  line(String.raw`(?<mid>\w+) = ${exactHalf}`),
  String.raw`(?=(?:\n\k<in>\t.*)*?\[\k<mid>\])`,
)

/** Slips in windows, searches, pointers, maps and heaps. */
export const slipsInLoops: Readonly<Record<string, CodeSlip>> = {
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
        String.raw`${start}(?<at>if \S+ in (?<set>\w+))\n(?!(?:\k<in>\t.*\n)*\k<in>else\b)`,
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
        String.raw`(?:\k<in>\t\t(?!.*\b(?:\k<left>|\k<right>)(?: [-+]?= |, \w+ = ))(?:\w+\.add\(.*\)|\w+ \+?= .*)\n)+(?!\k<in>\t\t)`,
        // Not the condition of a search whose answer is still narrowed.
        String.raw`(?:(?=\k<in>\telse)|(?<=\n\k<in>\telse\n(?:\k<in>\t\t.*\n)+))`,
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
      find(
        String.raw`^\t*(?<n>\w+) = len\((?<list>\w+)\)\n(?:.*\n)*?`,
        String.raw`${start}(?<at>for (?<index>\w+) from 0 below \k<n> - 1)\n`,
        String.raw`\k<in>\t\w+ \+= \k<list>\[\k<index>\]\n(?!\k<in>\t)(?!(?:.*\n)*.*\b\k<list>\[)`,
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
        String.raw`(?<at>\t*priority_queue<\w+> (?<heap>\w+))\n(?![\s\S]*\b\k<heap>\.add\(-)(?:.*\n)*?\t*if len\(\k<heap>\) > k\n.*\k<heap>\.pop\(\)`,
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
  'window-never-subtracts': {
    pattern: 'sliding-window',
    says: 'The sum only grows: once the window has its size, the element that leaves it must be subtracted.',
    unless: / -= |- \w+\[/,
    finds: [
      find(
        String.raw`${start}for (?<i>\w+) from 0 below .*\n\k<in>\t(?<sum>\w+) \+= \w+\[\k<i>\]\n(?<at>\k<in>\tif \k<i> >= (?:\w+ - 1|\w+))\n`,
        String.raw`(?=(?:\k<in>\t.*\n)*.*max\(.*\b\k<sum>\b)`,
      ),
    ],
  },
  'map-filled-first': {
    pattern: 'hash-lookup',
    says: 'All values are in the map before the lookups, so an element can find itself: try [3, 2, 4] with target 6. Look up and store in one loop, or require a different index.',
    unless: /!= \w+\b.*\n|< \w+$|== \w+\n\t+continue$/m,
    finds: [
      find(
        String.raw`for .*\n\t+(?<map>\w+)\[[^\n]+\] = \w+\n(?:.*\n){0,2}?\t*for .*\n(?<at>\t+if \w+ - \w+(?:\[\w+\])? in \k<map>)\n`,
      ),
    ],
  },
  'pops-unchecked': {
    pattern: 'stack-operations',
    languages: ['python', 'java', 'cpp'],
    says: 'A closing bracket on an empty stack makes this pop fail: check that the stack is not empty first. And at the end the stack must be empty, or an opening bracket was never closed.',
    when: /[[({]|valid|match|bracket|paren/i,
    unless: /not \w+ (?:or|and)|if not |len\((?:st|stack|s)\)|[eE]mpty\(/,
    finds: [find(String.raw`(?<at>\t+(?:else )?if (?<stack>\w+)\.pop\(\) != .*)\n`)],
  },
  'skips-past-end': {
    pattern: 'string-two-pointers',
    says: 'This inner loop does not stop where the outer one does: if nothing is left to find, the index runs past the end. Repeat the condition of the outer loop in it.',
    finds: [
      find(
        String.raw`${start}while (?<lo>\w+) <=? (?<hi>\w+)\n`,
        String.raw`${inside}(?<at>\k<in>\t+while (?!.*(?:[<>]|\blen\b|\k<hi>)).*\[\k<lo>\].*)\n`,
      ),
    ],
  },
  'comparison-overflows': {
    pattern: 'sorting',
    languages: ['java'],
    // Times are never so far apart.
    unless: /interval|meeting/i,
    says: 'The difference overflows an `int` when the two values lie far apart, as a large negative and a large positive one, and then the order is wrong. Use `Integer.compare`.',
    finds: [
      find(
        String.raw`(?<at>.*[sS]ort\(.*\((?<a>\w+), ?(?<b>\w+)\)(?: ?-> ?|\.)\k<a>(?<part>[^ ]*) - \k<b>\k<part>.*)\n`,
      ),
    ],
  },
}
