import { type CodeSlip, find, inside, start } from './code-expressions.ts'

/** Slips in linked lists. */
export const slipsInLists: Readonly<Record<string, CodeSlip>> = {
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
  'tail-stands-still': {
    pattern: 'linked-list-manipulation',
    says: 'The node to which you append never moves on, so each round overwrites the link of the round before. After appending, set it to its own next node.',
    finds: [
      find(
        String.raw`${start}while .*\n(?!${inside}\k<in>\t+(?<same>\w+) = \k<same>\.next\n(?:\k<in>\t.*\n)*?\k<in>\t+\k<same>\.next = )`,
        String.raw`${inside}(?<at>\k<in>\t+(?<tail>\w+)\.next = (?<taken>\w+))\n\k<in>\t+\k<taken> = \k<taken>\.next\n(?!(?:\k<in>\t.*\n)*?\k<in>\t+\k<tail> = )`,
      ),
    ],
  },
  'reversal-keeps-link': {
    pattern: 'linked-list-reversal',
    says: 'The first node still points to the second one, so the reversed list ends in a cycle of two. Start with `prev = null` and `cur = head`.',
    unless: /\.next = (?:null|None|nullptr|NULL)\b/,
    finds: [
      find(
        String.raw`${start}(?<prev>\w+) = (?<head>\w+)\n(?<at>\k<in>(?<cur>\w+) = \k<head>\.next)\n(?=\k<in>while [\s\S]*?\b\k<cur>\.next = \k<prev>$)`,
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
