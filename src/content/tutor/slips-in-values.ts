import { find, has, inside, start } from './code-expressions.ts'
import type { CodeSlip } from './code-slips.ts'

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
      ),
    ],
  },
  'infinity-overflows': {
    pattern: 'unbounded-knapsack',
    languages: ['java', 'cpp'],
    says: 'The largest integer plus something overflows to a negative number, which then wins every minimum. Use a value that is only larger than every answer, such as `amount + 1`.',
    unless: /[!=]= (?:Integer\.MAX_VALUE|INT_MAX)|< (?:Integer\.MAX_VALUE|INT_MAX)/,
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
    unless: /\bmax\(|\[1\] [<>]=? .*\[1\]/,
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
}
