import type { Section } from './passages.ts'

/** Whoever says one of these of a thing wants to see its code. */
export const codeWords = String.raw`code|snippet|boilerplate|skeleton|implement\w*|pseudo ?code|syntax|program|python|java|typescript|javascript|c\+\+|cpp|c[óo]digo|quellcode`

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
    /\b(what (is|are|s)|whats|define|definition|what does .* mean|meaning|explain\w*|eli5|introduc\w*|idea (of|behind)|concept|overview|basics?|how (does|do) .* work|how .* works?|intuition|in (simple|plain) (words|terms|english)|describe|summar\w+|tell me about|teach me|walk me through|understand)\b/,
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
