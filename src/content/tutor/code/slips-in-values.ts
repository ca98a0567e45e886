import { type CodeSlip, call, definition, find, has, inside, start } from './code-expressions.ts'

const top = String.raw`(?:\.top\(\)|\.peek\(\)|\[-1\]|\.at\(-1\)|\.back\(\)|\[len\([\w.]+\) - 1\]|\.get\(len\(\w+\) - 1\))`

/** Slips in what is stored, compared or handed back. */
export const slipsInValues: Readonly<Record<string, CodeSlip>> = {
  'shortest-from-zero': {
    pattern: 'sliding-window',
    says: 'The best value starts at 0, and no minimum gets below 0, so the answer stays 0. Start with infinity, and return 0 only if nothing was found.',
    finds: [
      find(
        String.raw`^(?<at>\t*(?<best>\w+) = 0)\n(?:(?!\t*\k<best> = ).*\n)*`,
        String.raw`\t+\k<best> = (?:Math\.|std::)?min\(\k<best>, `,
        // Not the lowest of all running sums.
        String.raw`(?!(?<sum>\w+)\)\n(?<=^\t+\k<sum> \+= .*\n(?:.*\n)*))`,
      ),
    ],
  },
  'max-heap-for-nearest': {
    pattern: 'shortest-path-and-mst',
    languages: ['cpp'],
    says: 'A `priority_queue` in C++ is a max-heap, so the farthest entry comes out first. That costs extra work, and gives wrong distances if you visit each node only once. Declare `priority_queue<T, vector<T>, greater<T>>`, with `T` the pair, or push negated distances and negate them again when you pop.',
    unless: /greater|\.add\((?:\{|make_pair\()? ?-|\* -1/,
    finds: [
      find(
        String.raw`^\t*(?<at>priority_queue<pair<int, ?int>> \w+)\n(?:.*\n)*?`,
        String.raw`\t*if \w+ \+ [\w.]+ < dist\w*\[`,
      ),
    ],
  },
  'sorts-as-strings': {
    pattern: 'sorting',
    languages: ['typescript'],
    says: 'Without a comparator, `sort` on a JavaScript array compares numbers as strings, so 100 comes before 16. Pass `(a, b) => a - b`.',
    unless: /split\(|string\[\]|\w+Array\b|join\(/,
    finds: [find(String.raw`^\t*(?<at>(?:return )?(?:\w*[nN]ums|.*=> \w+ \* \w+\))\.sort\(\))$`)],
  },
  'limit-below-largest': {
    pattern: 'binary-search-on-answer',
    says: 'The search begins below the largest item. No such limit can work, but the check gives an item over the limit a group of its own and accepts it. Begin with the largest item.',
    unless: /max|sorted|if \w+(?:\[\w+\])? > (?:mid|\w*cap\w*|limit)\b/,
    finds: [
      find(
        String.raw`^\t*(?<at>(?<lo>\w+) = [01])\n(?:(?!\t*\k<lo> = ).*\n)*?\t*while \k<lo> <=? \w+\n`,
        String.raw`\t+(?<mid>\w+) = .*(?:\/ ?2|>>>? ?1).*\n(?:.*\n)*?`,
        String.raw`\t*if \w+ \+ \w+(?:\[\w+\])? > \k<mid>\n`,
      ),
    ],
  },
  'cached-false-lost': {
    pattern: 'dynamic-programming',
    says: 'A stored false is taken for nothing stored, so it is computed again each time. Ask whether something is stored, not whether it is true. In a `boolean[]` or `vector<bool>` you cannot tell, so use a third value for unknown.',
    unless: /\bif \w*(?:fail|bad|dead)\w*\[/,
    finds: [
      find(
        String.raw`^\t*(?<at>if (?<memo>(?:memo|cache|dp|known)\w*)\[(?<key>[^\]\n]*)\])\n\t*return \k<memo>\[\k<key>\]\n`,
        String.raw`(?:.*\n)*?.*\k<memo>\[\k<key>\] = [fF]alse\b`,
      ),
    ],
  },
  'infinity-overflows': {
    pattern: 'unbounded-knapsack',
    languages: ['java', 'cpp'],
    says: 'The largest integer plus something overflows to a negative number, which then wins every minimum. Use a value that is only larger than every answer, such as `amount + 1`.',
    unless: /[!=]= (?:Integer\.MAX_VALUE|INT_MAX)|< (?:Integer\.MAX_VALUE|INT_MAX)|< ?long\b|new long\[/,
    finds: [
      find(
        String.raw`(?<at>.*\b(?:fill\((?<table>\w+)[^\n]*|(?<other>\w+)\([^\n]*), (?:Integer\.MAX_VALUE|INT_MAX)\))\n`,
        String.raw`(?:.*\n)*?.*\bmin\([^\n]*\b(?:\k<table>\k<other>)\[[^\]]*\] \+ `,
      ),
    ],
  },
  'end-made-smaller': {
    pattern: 'greedy-intervals',
    says: 'If the next interval lies inside the last one, this makes the merged interval shorter. Set its end to the maximum of both ends.',
    when: /merge|interval/i,
    unless: /\bmax\(|\[1\] [<>]=? .*\[1\]|if \w+ > (?<end>\w*[eE]nd\w*)\n\t+\k<end> = /,
    finds: [
      find(String.raw`^(?<at>\t+\w+${top}\[1\] = (?:\w+\[1\]|\w*[eE]nd\w*))$`),
      find(
        String.raw`^\t*(?<last>\w+) = \w+${top}\n(?:.*\n)*?(?<at>\t+\k<last>\[1\] = (?:\w+\[1\]|\w*[eE]nd\w*))$`,
      ),
    ],
  },
  'prefix-stored-first': {
    pattern: 'prefix-sum',
    says: 'The prefix is stored before the lookup, so with k = 0 it finds itself, an empty subarray. Look up `sum - k` first, then store.',
    finds: [
      find(
        String.raw`${start}for .*\n${inside}(?<at>\k<in>\t(?<map>\w+)\[(?<sum>\w+)\] (?:\+= 1|= .*\+ 1))\n`,
        String.raw`(?:\k<in>\t.*\n)*?\k<in>\t+\w+ \+= .*\b\k<map>(?:\[|\.get(?:OrDefault)?\()\k<sum> - `,
      ),
    ],
  },
  'result-not-returned': {
    pattern: 'path-sum-and-lca',
    languages: ['python', 'typescript'],
    says: 'This line computes a value and drops it, so the call returns nothing. Put `return` before it.',
    finds: [find(String.raw`^(?<at>\t+\w+ or \w+)$`)],
  },
  'equal-minimum-lost': {
    pattern: 'stack-operations',
    says: 'With `<` an equal minimum is not pushed, but the first of the two that leaves removes the only copy. Use `<=`.',
    when: /min/i,
    finds: [
      find(
        String.raw`(?<at>\t+if (?:.* or )?(?<x>\w+) < (?<mins>(?:self\.|this\.)?\w+)${top})\n\t+\k<mins>\.\w+\(\k<x>\)\n`,
        String.raw`(?=[\s\S]*== \k<mins>${top}\n\t+\k<mins>\.pop\()`,
      ),
    ],
  },
  'depths-not-counted': {
    pattern: 'tree-traversal',
    says: 'No call adds its own node, so the result is always 0. Return 1 plus the larger of the two depths.',
    finds: [
      find(
        String.raw`${start}(?!return)[^=\n]*\b(?<name>(?:\w*[dD]epth|\w*[hH]eight))\(.*\n(?=\k<in>\t)`,
        has(String.raw`(?<l>\w+) = (?:\w+\.)?\k<name>\([^()]*left\)`),
        has(String.raw`(?<r>\w+) = (?:\w+\.)?\k<name>\([^()]*right\)`),
        String.raw`${inside}(?<at>\k<in>\treturn (?:Math\.|std::)?max\(\k<l>, \k<r>\))$`,
      ),
    ],
  },
  'largest-sum-from-zero': {
    pattern: 'prefix-sum',
    says: 'With only negative numbers this stays 0, the sum of no elements at all. Start with the first element, or with minus infinity.',
    finds: [
      find(
        String.raw`^(?<at>\t*(?<best>\w+) = 0)\n(?:(?!\t*\k<best> = ).*\n)*?\t+(?<sum>\w+) = (?:Math\.|std::)?max\(`,
        String.raw`(?:\k<sum> \+ (?<x>\w+(?:\[\w+\])?), \k<x>|(?<y>\w+(?:\[\w+\])?), (?:\k<sum> \+ \k<y>|\k<y> \+ \k<sum>))\)\n`,
        String.raw`\t+\k<best> = (?:Math\.|std::)?max\((?:\k<best>, \k<sum>|\k<sum>, \k<best>)\)`,
      ),
    ],
  },
  'rest-not-copied': {
    pattern: 'sorting',
    says: 'The loop ends when one side is used up, and what is left of the other side is lost. Append both rests before you return.',
    finds: [
      find(
        String.raw`${start}while (?<i>\w+) < len\((?<a>\w+)\) and (?<j>\w+) < len\((?<b>\w+)\)\n`,
        String.raw`(?=(?:\k<in>\t.*\n)*?\k<in>\t+(?<out>\w+)\.\w+\(\k<a>\[\k<i>)(?=(?:\k<in>\t.*\n)*?\k<in>\t+\k<out>\.\w+\(\k<b>\[\k<j>)`,
        String.raw`(?:\k<in>\t.*\n)+(?<at>\k<in>return \k<out>)$`,
      ),
    ],
  },
  'prefix-taken-for-word': {
    pattern: 'trie',
    says: 'This is true for every prefix, also where no word ends. Return the mark of the node that you reached.',
    when: /is_?(?:end|word)|end_?of_?word/i,
    finds: [
      find(
        String.raw`${start}[^=\n]*\bsearch\(.*\n(?!(?:\k<in>\t.*\n)*?\k<in>\t.*(?:is_?|_)(?:[eE]nd|[wW]ord)\b)(?!(?:\k<in>\t.*\n)*?.*(?:is(?:End|Word)|[eE]nd_?[oO]f_?[wW]ord))`,
        String.raw`(?:\k<in>\t.*\n)*?(?<at>\k<in>\treturn (?:True|true))$`,
      ),
    ],
  },
  'recursive-result-dropped': {
    pattern: 'tree-traversal',
    says: 'The result of this call is dropped. Return it, or the caller never learns what was found below.',
    finds: [
      find(
        definition,
        String.raw`(?=${inside}\k<in>\t+return (?:True|true|mid)\b)(?!${inside}\k<in>\t+return$)`,
        String.raw`${inside}(?<at>\k<in>\t+${call}.*\))$`,
      ),
    ],
  },
}
