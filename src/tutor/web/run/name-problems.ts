/** Words that titles have in common with any sentence. */
const common = /^(?:a|an|and|at|by|for|from|in|is|of|or|the|to|with|element|elements|number)$/

const numerals: ReadonlyMap<string, string> = new Map(Object.entries({ 1: 'i', 2: 'ii', 3: 'iii', 4: 'iv' }))

function wordsOf(text: string): readonly string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(?:3|three)[ -]?sum\b/g, '3sum')
    .replace(/\b2[ -]?sum\b/g, 'two sum')
    .replace(/[.?!,;\n]+/g, ' | ')
    .split(/[^a-z0-9|]+/)
    .filter((word) => word !== '' && !common.test(word))
    .map((word) => numerals.get(word) ?? (word.length > 3 ? word.replace(/(?:ies|s|ing|ed)$/, '') : word))
}

const isNumeral = (word: string | undefined) => /^(?:i|ii|iii|iv)$/.test(word ?? '')

/** Where the words of a title follow each other in a text: the index after the last, or -1. */
function endOfTitle(title: readonly string[], text: readonly string[]): number {
  const at = text.findIndex((_, index) => title.every((word, offset) => text[index + offset] === word))
  return at < 0 || title.length === 0 ? -1 : at + title.length
}

/** Whether a text has the title of a problem; nobody says the `Binary Tree` before `Level Order Traversal`. */
export function isNamed(title: string, text: string): boolean {
  const [own, said] = [wordsOf(title.replace(/^Binary Tree (?=\w+ \w)/, '')), wordsOf(text)]
  const end = endOfTitle(own, said)
  return end >= 0 && !isNumeral(said[end])
}

/** Whether a text names another problem of the series: `House Robber II` for `House Robber`. */
export function isVariantNamed(title: string, text: string): boolean {
  const [own, said] = [wordsOf(title), wordsOf(text)]
  const series = isNumeral(own.at(-1)) ? own.slice(0, -1) : own
  const end = endOfTitle(series, said)
  return end >= 0 && isNumeral(said[end]) && said[end] !== own[series.length]
}

/** How much of a title a text has, from 0 to 1; little counts less. */
export function shareNamed(title: string, text: string): number {
  const own = new Set(wordsOf(title))
  const said = new Set(wordsOf(text))
  const share = own.size === 0 ? 0 : [...own].filter((word) => said.has(word)).length / own.size
  return share * share
}
