/** How learners say that a value is a result. */

const soft = `(?:(?:then|still|also|only|exactly|just|really|an?|total of|about) )*`
const verb = String.raw`\s*(?:(?:should|would|will|must|has to) )?(?:is|was|be|becomes?|ends at|comes out (?:as|to)|=|:)\s*${soft}$`
/** What comes before a result, wherever in a sentence. */
const inner = [
  new RegExp(
    String.raw`\bi(?:[’']?d| would| do)? ${soft}(?:g[eo]t|counted|count|computed|found|said|say|think|thought|guess)(?: (?:it|that|the answer|the result))?(?:[’']?s| is| was)?\s*${soft}$`,
    'i',
  ),
  new RegExp(String.raw`\b(?:answer|result|output|solution|best)(?: (?!of\b)\w+){0,3}?${verb}`, 'i'),
] as const
const bare = [/\b(?:answer|result|output)\s*$/i, /(?:^|[.,;!?]\s*|\b(?:so|and|but|then|answer|ok)\s+)is $/i]
const called = new RegExp(
  String.raw`\bthe (?:\w+ )?(?!(?:of|for|in)\b)(\w+)(?: (?:of|for|in)\b)?${verb}`,
  'i',
)
/** What comes before it at the end of a message. */
const weak = new RegExp(
  String.raw`(?:\b(?:gives|give|returns|return|becomes|become|makes|yields|so|so it[’']?s|(?:it|that|this)(?:[’']?s| is| was| must be| should be| would be| will be)|is it|is that)|->|=>|→|(?:^|\s{3,})(?:\w+ )?(?:is|=|:|are|has|have|gives))\s*${soft}$`,
  'i',
)
const ending =
  /^(?: \w+s)?\W*(?:(?:(?:is|was) (?:that|this|it)|am i|so|for (?:that|this|it)) ?)?(?:(?:right|correct|true|ok|yes|no|then|isn[’']?t it|wrong|though)\W*)*$/i
const isRightAfter = /^\s*(?:is )?(?:right|correct)\b/i
/** It is the value of something else, or one of several. */
const goesOn =
  /^(?:\s+(?:is|was|are|as|at|on|in|after|before|when|while|plus|more|and|or|open|times)\b(?! (?:right|correct|it|that|the (?:answer|result)))|\s+for (?:the )?(?:mid|middle|left|right|low|lo|hi|high|first|second|last|sum|total|\w)\b(?! ?=)|\s*[-+*/%<>=^])/i
const isNoResult =
  /\b(?:not|isn[’']?t|or|if|than|least|most|mid|middle|first|second|next|last|k|target|size|limit|capacity|amount|until|except)\s*(?:i get|is|=|:|of)?\s*$/i

/** `15 calls` is what a program does, and not what it returns. */
const ofWork =
  /^ (?:\w+ )?(calls|steps|comparisons|operations|additions|multiplications|iterations|frames)\b/i

/** Whether what stands between these is plainly said to be the result, and what that is called. */
export function howStated(
  before: string,
  after: string,
  rawAfter: string,
): { readonly noun?: string } | undefined {
  if (goesOn.test(rawAfter) && !isRightAfter.test(rawAfter)) return undefined
  const [, noun] = called.exec(before) ?? []
  if (noun && !/^(?:answer|result|output|solution|best)$/i.test(noun)) return { noun }
  if (isNoResult.test(before)) return undefined
  const [, work] = ofWork.exec(after) ?? []
  if (inner.some((expression) => expression.test(before))) return work ? { noun: work } : {}
  if (isRightAfter.test(rawAfter) && bare.some((expression) => expression.test(before))) return {}
  const [, unit] = /^ ([a-z]+s)\b/i.exec(after) ?? []
  return weak.test(before) && ending.test(after) ? { ...(unit && { noun: unit }) } : undefined
}
