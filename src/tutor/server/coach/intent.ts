import type { Section } from './passages.ts'
import { wordsOf } from './words.ts'

/** A word for code: whoever uses one wants to see it. */
export const codeWords = String.raw`code|snippet|boilerplate|skeleton|implement\w*|pseudo ?code|syntax|program|python|java|typescript|javascript|c\+\+|cpp|c[óo]digo|quellcode`

/** What a message is for, before anything is looked up. */
export type Intent =
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'who'
  | 'quiz'
  | 'solved'
  | 'stuck'
  | 'similar'
  | 'nudge'
  | 'question'
  | 'statement'

const stuck =
  /\b(stuck|struggl\w+|hints?|clues? for|nudge|solv(e|ing)|solved? for me|solutions?|full (code|answer)|complete (code|answer|program)|working (code|answer|program)|(answer|code) (to|of)|give up|spoil\w*|no idea how|where (do|to|should) i? ?(begin|start)|how (do|to|should) (i|we|you)? ?(approach|start|begin|tackle|attack)|cant (do|figure|get)|cannot (do|figure|get)|help (me )?(with|on|for|do|out)|walk me through|stumped|atascad\w*|ayud\w*|soluci\w*|resuelv\w*|resolver|l[öo]sung\w*|hilf\w*|komme nicht weiter|l[öo]se)\b/i

const asksForCode =
  /\b(write|give|show|send|paste|print|output|type|dump|reveal|need|want|provide|post|return|implement|dame|escrib\w*|muestra\w*|quiero|necesito|gib|schreib\w*|zeig\w*|brauche|will)\b.*\b(code|solution|answer|implementation|program|function|python|java|c\+\+|typescript|javascript|c[oó]digo|soluci[oó]n|respuesta|antwort|l[öo]sung|programm|quellcode)\b|\bimplement\b/i

/** With the name of a problem: its code, unless it is one's own. */
const wantsItsCode = new RegExp(
  String.raw`(?<!\b(?:my|our|this) )\b(${codeWords}|template|written)(?!\w)`,
  'i',
)

const quiz =
  /\b(quiz|test me|test my|examine me|ask me (a |some |another |one )?(question|something|questions|more)|challenge me|drill me|check my knowledge|mock question)\b/i

const solvedIt =
  /\b(i (have )?(just )?(solved|cracked|did) (it|this|that)|it (works|passes|passed|is accepted)|got accepted|accepted now|works now|solved it|(it|mine|my \w+) passes all)\b/i

const similar =
  /\b(similar|another|other|related|more|next|follow ?up|easier|harder) (practice )?(problems?|exercises?|leetcode|questions? (to|for|on|like))\b|\b(something|one|ones|problems?|exercises?) (like|similar)\b/i

const hello =
  /^\W*(hi|hello|hey|hiya|good (morning|evening|afternoon|day)|yo|hola|hallo|greetings)\b[\w\s,!.]{0,30}$/i
const thanks =
  /^\W*(ok(ay)?,? |ah,? |oh,? )?(thanks?|thank you|thx|ty|cheers|great|cool|nice|perfect|awesome|got it|gotcha|i see|makes sense|that makes sense|understood|gracias|danke|that helps?|helpful)\b[\w\s,!.']{0,40}$/i
const bye = /^\W*(bye|goodbye|see (you|ya)|good night|im done|thats all)\b[\w\s,!.']{0,30}$/i
const who =
  /\b(who|what) are you\b|\bare you (an? )?(ai|bot|human|real|chatgpt|gpt|person|language model|llm)\b|\bwhat can (you|i ask)\b|\bhow (do|can) i use (you|this)\b|\bwhat (should|could) i ask\b/i

const asks =
  /\?|^\W*(so |and |but |ok |well )?(what|whats|why|how|when|where|which|who|is|are|does|do|did|can|could|should|would|will|explain|describe|define|compare|tell|give|show|list|name|summari[sz]e|teach|difference)\b/i

/** Messages of these words alone say nothing: they ask for the next step without one's own. */
const emptyWords = new Set(
  `please pls plz ok okay yes yeah yep no nope and then so just now the a an one me i im you it is am to more again another
  next hint hints clue rung step go on continue come forward further give show tell want need skip answer solution code
  already idk dunno dont do not know nothing help try tried trying everything all up still stuck really what else can
  could would my full whole complete mas siguiente otra por favor nada weiter nachste bitte nochmal mehr nichts`.split(
    /\s+/,
  ),
)

/** `namesProblem` and `namesPattern`: what the message is about, as far as its words say. */
export function intentOf(text: string, namesProblem: boolean, namesPattern: boolean): Intent {
  const normalized = text.replace(/['’]/g, '').trim()
  if (who.test(normalized)) return 'who'
  const wantsSolution = namesProblem && (asksForCode.test(normalized) || wantsItsCode.test(normalized))
  if (quiz.test(normalized) && !wantsSolution) return 'quiz'
  if (solvedIt.test(normalized)) return 'solved'
  if (saysNothing(normalized)) return /\bstuck\b/i.test(normalized) ? 'stuck' : 'nudge'
  if (similar.test(normalized)) return 'similar'
  if (stuck.test(normalized) && (namesProblem || !namesPattern || mentionsProblem(normalized))) return 'stuck'
  if (wantsSolution) return 'stuck'
  if (hello.test(normalized)) return 'hello'
  if (thanks.test(normalized)) return 'thanks'
  if (bye.test(normalized)) return 'bye'
  return asks.test(normalized) ? 'question' : 'statement'
}

function saysNothing(text: string): boolean {
  const words = wordsOf(text)
  return words.length <= 12 && words.every((word) => emptyWords.has(word))
}

function mentionsProblem(text: string): boolean {
  return /\b(stuck|this|that|my|a) (on |with |problem|exercise|question|task|homework|assignment|challenge)|\bleetcode\b/i.test(
    text,
  )
}

/** Wants the finished thing, whoever they say they are. */
export function demandsSolution(text: string): boolean {
  return (
    asksForCode.test(text) ||
    /\b(just|simply) (tell|give|show)|\b(ignore|override|bypass|admin|administrator|developer mode|system prompt|instructor|teacher|solution|l[öo]sung|soluci[oó]n)\b/i.test(
      text,
    )
  )
}

const asksForTemplate = new RegExp(String.raw`\b(template|write it|written|${codeWords})(?!\w)`)

/** What a question wants to know about its pattern. */
export type Aspect =
  | 'definition'
  | 'when-to-use'
  | 'comparison'
  | 'complexity'
  | 'why'
  | 'template'
  | 'mistakes'
  | 'when-not'
  | 'practice'
  | 'variations'
  | 'uses'
  | 'phrases'
  | 'how'

/** Signs of each aspect, tried on the lower-case question without apostrophes. */
const signs: readonly (readonly [Aspect, RegExp, number])[] = [
  ['comparison', /\b(vs|versus|differ\w*|compare\w*|comparison|distinguish|contrast)\b|tell \w+ apart/, 1],
  ['comparison', /\b(instead of|rather than|better than|over a|opposed to|same (as|thing))\b/, 0.7],
  ['comparison', /\b(which|choose|decide|pick|prefer|between)\b.*\b(or|and|vs)\b/, 0.7],
  ['comparison', /^\S+( \S+){0,5} or \S+( \S+){0,5}$/, 0.6],
  [
    'complexity',
    /\b(complexit\w*|big ?o|run ?times?|running time|asymptotic\w*|how (fast|slow|expensive|efficient|costly|many (steps|operations|comparisons)))\b/,
    1,
  ],
  [
    'complexity',
    /\b((time|space|memory|extra) (cost|usage|use|needed|complexity)|how much (time|memory|space|ram)|(memory|space) (does|is|do)|what does .* cost|costs?|efficien\w+|scale|linear|quadratic|logarithmic|constant (time|space)|log n|n log n|performance)\b/,
    0.7,
  ],
  ['complexity', /o\(|\bn\^2|\bn ?squared/, 0.6],
  ['complexity', /\bhow (long|big|large)\b/, 0.35],
  ['complexity', /\bhow deep\b/, 0.7],
  ['template', asksForTemplate, 1],
  [
    'mistakes',
    /\b(mistakes?|pitfalls?|gotchas?|traps?|bugs?|go(es)? wrong|watch out|careful|screw\w* up|mess\w* up|errors?|edge cases?|corner cases?|slip\w*)\b/,
    1,
  ],
  [
    'mistakes',
    /\b(my (code|solution|answer|loop|program|function|output|result|list|tree|window|search|heap|queue|stack|dp|table)|wrong|fails?|failing|crash\w*|broken|breaks|never (ends|stops|terminates)|infinite|forever|hangs?|stuck in|loops? forever|off by one|misses|missing|skips|returns|prints|gives me|passes .* but|tle|times? out|too slow|incorrect|null pointer|out of (range|bounds)|overflow\w*|i (get|keep))\b/,
    0.75,
  ],
  [
    'when-not',
    /\b(when not|not (to )?use|should(nt| not)|limitations?|wrong (tool|choice|pattern|approach)|bad (idea|choice|fit)|doesnt (apply|work|help|fit)|does not (apply|work|help|fit)|cant (i )?use|cannot use|overkill|drawbacks?|downsides?|weakness\w*|stop working|break down|alternatives?|when (does|do|would|will) .* (fail|break|not))\b/,
    1,
  ],
  [
    'when-to-use',
    /\b(when (should|do|does|would|can|to|is)( (i|we|you|one|it|an?|the|\w+)){0,3} (use|need|want|apply|pick|choose|reach|prefer|go|consider|better|right|good)|when to|recogni[sz]e|spot|identify|signals?|signs?|clues?|hints? that|how( \w+){0,4} (know|tell|see|spot|notice|recogni[sz]e|identify|sure)|know (that|if|when|whether)|suited|suitable|applicable|indicat\w+|appropriate|reach for|giveaway)\b/,
    1,
  ],
  ['when-to-use', /\bwhen\b/, 0.35],
  ['when-to-use', /\b(which (pattern|technique|approach|method)|what (pattern|technique|approach))\b/, 0.6],
  [
    'phrases',
    /\b(key ?words?|phrases?|wording|words? (to|that|in)|listen for|look for in|trigger words?|buzz ?words?|statement say\w*|problem (text|says|statement))\b/,
    1,
  ],
  [
    'variations',
    /\b(variations?|variants?|kinds?|types?|flavou?rs?|forms?|versions?|different ways|styles?|sub ?types?|families)\b/,
    1,
  ],
  [
    'practice',
    /\b(practi[cs]e|more( \w+)* problems|problems? (that|which) |which problems|exercises?|problems? (to|should|can|for|on|do)|questions? (to|should|can) (do|solve|try|practi[cs]e)|similar (problems?|questions?|ones?)|leetcode|something to solve|homework|(easy|medium|hard) (problems?|ones?|questions?)|another problem|try next|drill|start with|solve next|more problems|train)\b/,
    1,
  ],
  [
    'uses',
    /\b(used for|use cases?|uses of|applications?|applied|real (world|life)|examples? (of )?(where|when|problems?|uses?|situations?)|good for|useful for|what can (i|you) (do|solve)|kinds? of problems?|sorts? of problems?|types? of problems?|what problems|scenarios?|tasks?|purpose|point of)\b/,
    1,
  ],
  [
    'definition',
    /\b(what (is|are|s)|whats|define|definition|what does .* mean|meaning|explain\w*|eli5|introduc\w*|idea (of|behind)|concept|overview|basics?|how (does|do) .* work|how .* works?|intuition|in (simple|normalized) (words|terms|english)|describe|summar\w+|tell me about|teach me|walk me through|understand)\b/,
    0.6,
  ],
  ['how', /\bhow\b(?! (fast|slow|long|much|many|big|deep|expensive))|\btrick\b/, 0.6],
  [
    'why',
    /\b(why|how come|reason|prove|proof|correct|guarantee\w*|what for|allowed to|is it safe|justif\w*)\b/,
    0.6,
  ],
]

/** Weight of each aspect that the question shows signs of, 0 to 1. */
export function findAspects(question: string): ReadonlyMap<Aspect, number> {
  const text = question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[?!.]+\s*$/, '')
  const found = new Map<Aspect, number>()
  for (const [aspect, sign, weight] of signs)
    if (sign.test(text)) found.set(aspect, Math.max(weight, found.get(aspect) ?? 0))
  return settle(found)
}

/** A sign that outweighs another: `when is it wrong` is hardly a question for clues. */
function settle(found: Map<Aspect, number>): ReadonlyMap<Aspect, number> {
  const wantsClues = found.get('when-to-use')
  if (found.has('when-not') && wantsClues !== undefined) found.set('when-to-use', 0.4 * wantsClues)
  return found
}

/** How well a section serves an aspect, 0 to 1. */
const served: Readonly<Record<Aspect, Partial<Record<Section, number>>>> = {
  definition: { description: 1, glossary: 1, clues: 0.3 },
  'when-to-use': { clues: 1, phrases: 0.55, scenarios: 0.5, 'when-not': 0.3, comparison: 0.2, rivals: 0.2 },
  comparison: { comparison: 1, rivals: 0.95, clues: 0.35 },
  complexity: { complexity: 1, mistake: 0.2 },
  why: { description: 0.4, complexity: 0.3, mistake: 0.4, clues: 0.3 },
  template: { code: 1 },
  mistakes: { mistakes: 0.95, mistake: 0.8, 'when-not': 0.2 },
  'when-not': { 'when-not': 1, clues: 0.4, comparison: 0.2, rivals: 0.2 },
  practice: { practice: 1 },
  variations: { variations: 1, description: 0.2 },
  uses: { scenarios: 1, clues: 0.4, practice: 0.2 },
  phrases: { phrases: 1, clues: 0.5 },
  how: { variations: 0.75, description: 0.6, code: 0.3, mistake: 0.3 },
}

/** How well a section answers a question with these aspects, 0 to about 1. */
export function aspectFit(aspects: ReadonlyMap<Aspect, number>, section: Section): number {
  let best = 0
  for (const [aspect, weight] of aspects) best = Math.max(best, weight * (served[aspect][section] ?? 0))
  return best
}
