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
  'search-middle-float': {
    pattern: 'basic-binary-search',
    says: 'This division gives a fraction when the sum is odd, and a fraction is no index. Round the middle down.',
    languages: ['python', 'typescript'],
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
  'window-jumps-back': {
    pattern: 'sliding-window',
    says: 'The last position of this value may lie before the window, and then the left end moves back. Take the larger one: `left = max(left, last + 1)`.',
    finds: [
      find(
        String.raw`^\t*if (?<key>\S+) in (?<last>\w+)\n(?<at>\t+(?<left>\w+) = \k<last>\[\k<key>\] \+ 1)\n(?=[\s\S]* - \k<left> \+ 1\b)`,
      ),
    ],
  },
}
