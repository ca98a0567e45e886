import { type CodeSlip, call, definition, find, inside, start } from './code-expressions.ts'

const top = String.raw`(?:\.top\(\)|\.peek\(\)|\[-1\]|\.at\(-1\)|\.back\(\)|\[len\([\w.]+\) - 1\]|\.get\(len\(\w+\) - 1\))`

/** Slips in what is stored, compared, linked or handed back. */
export const slipsInValues: Readonly<Record<string, CodeSlip>> = {
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
  'first-node-stays': {
    pattern: 'linked-list-two-pointers',
    says: 'If n is the length of the list, the pointer that runs ahead is already null here, and reading its next node fails. The first node has to go then: start both pointers at a dummy node before it.',
    unless: /dummy|sentinel/i,
    finds: [
      find(
        String.raw`^\t*(?<fast>\w+) = (?<head>\w+)\n(?:.*\n)*?\t*for .*\n\t+\k<fast> = \k<fast>\.next\n`,
        String.raw`(?<at>\t*while \k<fast>\.next\b.*)\n(?:.*\n)*?\t*(?<slow>\w+)\.next = \k<slow>\.next\.next\n`,
      ),
    ],
  },
}
