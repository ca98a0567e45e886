import { remembered } from '#platform/remembered.ts'

/** Words that carry no subject: they neither find a passage nor tell that a question is off-topic. */
const stopWords = new Set(
  `a an the this that these those it its is are was were be been being am do does did done have has had i im ive id
  me my mine we us our you your he she they them their to of in on at by for from with as and or but so if then than
  too very just only also about into out up down over can could should would will shall may might must not no yes
  what whats which who whom when whens where why how hows there here any some all each every both either one ones
  please pls plz thanks thank hey hi hello ok okay well really actually like kind sort-of get got gets getting go
  goes going know knows knew tell tells explain explains explained describe mean means meant say says show shows
  give gives see want wants need needs use uses used using make makes made let lets work works working thing things
  something anything someone way ways lot bit much many more most less even still again now exactly basically
  supposed understand understanding understood think thinks help helps question questions answer answers confused
  confusing quick quickly simple simply simpler words word-for come comes came take takes put dont doesnt cant wont
  isnt didnt im-not whys wanna gonna tho though because cause cuz since while during between`.split(/\s+/),
)

/** `Why O(n)?` becomes `why`, `o(n)`: lower case, apostrophes gone, costs and numbers kept whole. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’`]/g, '')
      .replace(/\b(\d+)\s*-?\s*(sum|d)\b/g, '$1$2')
      .match(/o\([^)\s]*(?:\s[^)\s]+)*\)|[a-z]+\+\+|[a-z0-9]+/g) ?? []
  )
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/**
 * A light stem: enough to bring `pointers`, `sorted` and `merging` together with their stems. The same words are looked
 * at again and again, in each role they may play; more are remembered than all lessons have.
 */
export const stemOf = remembered(cutToStem, 20_000)

function cutToStem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<![sui])s$/, '')
  const short = bare.replace(/(?:ations?|ing|edly|ed|ly|er|al)$/, '')
  const root = short.length >= 3 && /[aeiouy]/.test(short) ? short : bare
  return root
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=...)i$/, 'y')
}

/** Words of a text that carry meaning, as stems. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stemOf)
}
