import type { Difficulty } from '#curriculum/lesson.ts'
import { levels } from '../known-problems.ts'

/** What a message asks for. */
export type QuestionKind =
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'who'
  | 'quiz'
  | 'similar'
  | 'template'
  | 'demo'
  | 'stuck'
  | 'compare'
  | 'cost'
  | 'mistake'
  | 'why'
  | 'when'
  | 'how'
  | 'what'

const language = '(?:java|python3?|py|c\\+\\+|cpp|typescript|javascript|ts|js)'
const politely = '(?: with (?:an? |the )?(?:explanations?|comments?))?(?: please| pls| plz)?$'
/** No bare request such as `two sum in python` begins or goes on like this. */
const noQuestion =
  "^(?!\\W*(?:i|it|this|that|these|no|is|are|does|do|did|can|could|should|will|would|which|who|has|have|there)\\b(?! graph))(?!.*\\b(?:my|your|explain|run|debug|why|how|what(?:'?s)?|where|dont|doesn'?t|wrong|never|fail(?:s|ed)?|gives?|returns?|gets?|prints?|error)\\b)"

/**
 * Phrases that tell the kind of a message, as regular expressions between word boundaries. The first kind with a phrase
 * in the message wins; a message without any asks what something is.
 */
const phrases: readonly (readonly [QuestionKind, readonly string[]])[] = [
  ['hello', ['^(hi|hello|hey|yo|hola|good (morning|evening|afternoon))( there| capra| tutor| coach)?$']],
  [
    'thanks',
    [
      '^(ok(ay)?|yes|yep|right|i see|great|cool|perfect|nice|awesome|got it|ah+|oh|that helps)$',
      '^(ok(ay)?|great|cool|perfect|nice|awesome|got it|ah+|oh|that helps)?[\\s,.!]*(thanks?( you)?( so much| a lot)?|thx|ty|cheers|got it|makes sense)$',
    ],
  ],
  ['bye', ["^(bye|goodbye|see (you|ya)|good night|cya|that'?s all)( later)?$"]],
  [
    'who',
    ['(who|what) are you', 'are you (an? )?(ai|bot|human|chatgpt|llm|robot)', 'what can you (do|help)'],
  ],
  [
    'quiz',
    [
      '(quiz|test|drill|examine|grill) (me|my)',
      '^quiz',
      'ask me',
      'quick (questions?|quiz)',
      '(another|next|a new) (quiz )?question',
      '(?<=^|[.,!] ?)(something |an? )?(easier|harder)( one| question)?( please| pls| plz)?$',
      '(easier|harder) (one|question)',
      "(give|gimme|got|let's have|want) (me )?(an? )?(\\w+ ){0,2}question",
    ],
  ],
  [
    'stuck',
    ["i('?ve| have)? tried", `(?<!\\b(?:no|not|not an?|without|without an?|without any) )hints?${politely}`],
  ],
  [
    'compare',
    [
      'vs',
      'versus',
      "(what'?s|what is|any|the) (real |main )?difference",
      'which (one )?(is|do \\w+) (better|like|prefer)',
    ],
  ],
  ['why', ['why (is |are |do |does )?(it |that |this |they )?(so |behave )?different|(so|then) why']],
  [
    'compare',
    [
      '(is|are|isnt|looks?) (it|this|that|these|they)?.*(the )?same( as| like| problem| thing)?$',
      '^is (it|this|that) (the same|similar|related|like)',
    ],
  ],
  ['stuck', ['(how|what) .*\\b(improve|optimi[sz]e|speed (it|this) up)']],
  ['how', ['how (do|can|would|should|to) (i|you|we)? ?(know|tell|see) (where|which|what|wich)']],
  ['how', ['(know|tell|see) (if|whether) (an?|the|my|two)\\b(?!.*(problem|pattern|use|need|works|fits))']],
  ['when', ['how (do|can|would|should|to) (i|you|we)? ?(know|tell|spot|recogni[sz]e|smell|see)']],
  [
    'similar',
    [
      'similar',
      '(problems?|exercises?|questions?|others|more|another|something) (\\w+ ){0,2}(like|of (this|that|the same))',
      '(give|suggest|recommend)( me| us)? (a|an|one|some)( \\w+){0,2} (problems?|exercises?)|more (of )?(these|those|them|such|please|pls)',
      '(same|this|that) (flavou?r|muscle|skill|family)',
      'of (the same|this|that) (kind|type|sort|style)',
      'siblings?|cousins?|relatives',
      "(what|anything|which one)('?s| is)? (else|next)( \\w+)*( after| to (do|solve|practi[sc]e|try))?$",
      'what else',
      '(like|similar to) (it|this|that|them)( \\w+){0,2} to (practi[sc]e|do|solve|try)',
      '(to|can|should) (i )?(practi[sc]e|drill|train)( on)?( next)?',
      '(next|something) (\\w+ )?(that|to|which) (trains?|drills?|practi[sc]es?)',
      '(did|done|solved|finished|completed|liked|loved) .*(next|more|another)',
      '(gimme|give me|got|want|need) (\\d+|two|three|some|a few|any) more',
      'in the style of',
      '(easier|harder|simpler) (problems?|exercises?)',
      '(problems?|exercises?|questions?|(?<!the )ones) (to|for|with|on|that|are|in|i can|should)',
      '(which|what(?! (?:do|does|is|kind) )|any|more|some|other|easy|medium|hard|good) (\\w+ ){0,2}(problems?|exercises?)(?! (am i|are we|is (it|this|that)) )',
      '(any|more|other|easy|medium|hard|good) ones',
      'what (should|shall|can|do) i (practi[sc]e|solve|do|try) (next|now)',
      "what('?s| is) next after",
      'practi[sc]e (problems?|list|set|for|on)',
      '(recommend|suggest).* (problems?|exercises?|questions?|one|some)',
    ],
  ],
  [
    'demo',
    [
      '(in|as|with|see|open|run|show|watch) (\\w+ ){0,2}(demo|animation|visuali[sz]ation)',
      'demo',
      'visuali[sz]e',
      'animat\\w+|draw it',
      'see it (run|move|work)',
    ],
  ],
  [
    'template',
    [
      '(template|skeleton|boilerplate|cheat ?sheet|listing)',
      "(?<!(don'?t|not) )(show|give|gimme|see|need|want|write|post|paste|have|got) (\\w+ ){0,8}?(code|implementation|solution|snippet|pseudocode)",
      `(show|give|gimme|write|post|paste|need|want) (\\w+ ){0,10}in ${language}`,
      `${noQuestion}(?:\\S+ ){0,14}(?:code|implementation|pseudocode|${language}(?: solution| version)?)${politely}`,
      "^(?:please )?implement(?:ing)?(?!.*\\b(?:isn'?t|is|why|wrong)\\b)",
      '(?:how|what) (?:does|do|would|will) (?:\\S+ ){0,7}(?:code|implementation) looks?',
      '(code|implementation) (for|of|in|please|pls|plz|only)',
      '(code|implement\\w*) (it|this|that|one) (in|for)',
      '(just|only) ((the|give).* )?(code|solution|answer)',
      'how (do|would|to|can|i) (i |you |we )?(code|write|implement)',
    ],
  ],
  [
    'stuck',
    [
      'stuck',
      "(don'?t|do not|dont|cant|can'?t) (understand|get|follow)( it| this| that| you)?$",
      '((a|any|some|another|next|more|first|small|only) |^)hints?|(hints?|nudge|clue) (for|on|to|about|please|pls|not)',
      "(don'?t|dont) know (how|where) to (start|begin|solve|approach)",
      'no (idea|clue)',
      "(can'?t|cant|cannot) (solve|figure|get|crack|start|see how)",
      'help (me )?(with|on|solving|solve)',
      'how (do|would|should|to|can) (i|you|we)? ?(even )?(solve|approach|start|attack|tackle|begin|do)',
      '(lost|struggl\\w+)',
      'where (do|should|to) (i )?(start|begin)|what (does|would) (this|the|it)( problem)? (need|require)',
      'walk me through',
      'my (approach|idea|attempt|plan|solution) (is|was|so)',
      '(give up|killing me|drives me)',
    ],
  ],
  [
    'compare',
    [
      'vs',
      'versus',
      '^(\\w+ ){0,3}compare',
      'compar(ed|ing|ison)',
      'differen(ce|t|ces)',
      'differ',
      'distinguish',
      'tell .* apart',
      'or (should|do|would|can) i',
      '(instead|rather|better) (of|than)',
      'over (a|an|the) .*\\?',
      'which (one )?(is|do|should|of) .* or',
      '^(\\w+[\\s-]){1,4}or (\\w+[\\s-]?){1,4}$',
      'or (just |a |an )?(\\w+ ){1,3}(here|\\?)',
    ],
  ],
  [
    'cost',
    [
      'complexit\\w+',
      'big[- ]?o',
      'how (fast|slow|expensive|efficient|much (memory|space|time|stack)|long does)',
      'run ?time',
      '(time|space|memory) (cost|usage|needed|taken|and (space|time|memory))',
      'what does (it|this|that|\\w+) cost',
      '^((ok|so|and|but|then)\\W+)*(what about |what is |whats )?(the |its )?(space|memory|time|runtime)(?! ?limit)',
      '(time|space|memory) (n|or|&) (time|space|memory)',
      'costs?',
      'o\\([^)]*\\)',
      'extra (space|memory)',
      'amorti[sz]ed',
      'worst[- ]case',
      'n( ?\\^ ?2|²| squared?| log n)',
      'quadratic',
    ],
  ],
  [
    'why',
    [
      'why',
      'how come',
      "what'?s the (reason|point|intuition|proof)",
      'reason',
      'prove',
      'proof',
      'what for',
      'intuition',
      'justif\\w+',
      'is it (ok|true|guaranteed)',
    ],
  ],
  [
    'mistake',
    [
      'mistakes?',
      'pitfalls?',
      'bugs?',
      'debug\\w*',
      'wrong',
      'fail(s|ed|ing)?',
      'breaks?',
      'infinite',
      'forever',
      'never (ends?|stops?|terminates?)',
      'tle',
      'time ?limit',
      'too slow',
      'watch out',
      'gotchas?',
      'error',
      'crash\\w*',
      'off by one',
      'stack ?overflow',
      "(not|doesn'?t|dont) work(ing)?",
      'incorrect',
      '(gives?|returns?|prints?|outputs?|always|get(ting)?) .*(0|wrong|only|one|nothing|null|none|empty|same|twice|duplicates?|times|instead)',
      'los(e|es|ing)',
    ],
  ],
  [
    'when',
    [
      'when',
      'recogni[sz]e',
      'spot',
      'identif\\w+',
      'how (do|can|would|could|to) (i|you|we)? ?(know|tell|see|notice|decide|pick|choose)',
      'sign(al)?s?',
      'clues?',
      'give ?aways?',
      '(which|what) (pattern|technique|approach|algorithm|structure|data structure|traversal|kind of|type of|sort of)',
      '(is|are) (it|this|that|there) (some|a|any) (known|standard|classic)',
      'appl(y|ies|icable)',
      "what('?s| is| are)? (it|this|that|they) (good|used|useful) for",
      'good for',
      'real[- ](?:life|world|examples?)',
      'use cases?',
      '(should|can) i use',
      'does (this|it|that) (sound|look|smell)',
      'what (do|should|would|can|could) (i|you) use',
      'keywords?',
    ],
  ],
  ['what', ['how (do|does|did) (\\w+[\\s-]?){1,5} works?', 'explain', 'meaning']],
  ['how', ['how', 'steps?', 'walk', 'example', 'show me']],
]

const expressions = phrases.map(
  ([kind, own]) => [kind, new RegExp(`(?<!\\w)(?:${own.join('|')})(?!\\w)`)] as const,
)

export function kindOf(message: string): QuestionKind {
  const words = message.toLowerCase().replace(/^\W+|[\s.!?:)]+$/g, '')
  return expressions.find(([, expression]) => expression.test(words))?.[0] ?? 'what'
}

/** The difficulty that words such as `a harder one` or `easy` ask for. */
export function difficultyIn(words: string, current: Difficulty = 'Easy'): Difficulty | undefined {
  const at = levels.indexOf(current)
  if (/\b(harder|more difficult|tougher)\b/.test(words)) return levels[at + 1] ?? 'Hard'
  if (/\b(easy|beginner|first (?:one|problem|question))\b/.test(words)) return 'Easy'
  if (/\b(easier|simpler|too (hard|difficult|tough))\b/.test(words)) return levels[at - 1] ?? 'Easy'
  if (/\b(hard|difficult|tough|tricky)\b/.test(words)) return 'Hard'
  if (/\bmedium\b/.test(words)) return 'Medium'
  return /\bsimple\b/.test(words) ? 'Easy' : undefined
}

/** A message that begins in the middle of something, or refers to what was said. */
export const pointsBack =
  /^\W*(and|but|so|ok(ay)?|then|or|also|hmm+|wait|what (about|if))\b|\b(it|this|that|these|those|there|here|one|the two|both|too|also|instead)\b/

/** Such as `ok so what do i use instead`, with no subject of its own. */
export const asksInstead =
  /^(?:ok(?:ay)?|so|and|then|but|what|which|should|do|can|could|would|i|we|use|try|take|\W)*\binstead\W*$/

export const wantsToStop = /^\W*(ok(ay)? |no )?(stop|enough|quit|end|no more)\b/i

export const doesNotKnow = /\b(don[’']?t know|idk|no (idea|clue)|skip|pass|give up|tell me)\b/i

/** Words that turn what follows into its opposite, up to the next comma, `but` or a few words on. */
export const negation =
  /\b(?:not|isnt|arent|dont|doesnt|nothing (?:is|gets)|never|no|rather than|instead of|wrong|cant be|neither|nor|unlike)\b(?:(?!\b(?:but|so)\b|[,.;:]).){0,40}/g
