/** What a short message does with what was said last. */
export type Move =
  | 'why'
  | 'example'
  | 'simpler'
  | 'next'
  | 'yes'
  | 'no'
  | 'unknown'
  | 'other'
  | 'done'
  | 'hint'

const it = '(?: (?:it|this|that|these|those|them|so|there|here))?'
const still =
  "(?:i |we |sorry |im |i'm |i am )?(?:still |really |just |totally |completely |so |a bit |kind of |very |now )*"

const again =
  "(?:again|once more|differently|simply|more simply|simpler|slower|more slowly|better|another way|in a (?:simpler|different|easier) way|(?:to (?:me )?)?(?:like|as if) (?:i'?m|i am|im|to|a|an|for)(?: an?)? (?:\\w+ ?){1,3}|in (?:simple|simpler|plain|easy|easier|other|different|layman'?s?) (?:terms|words|english|language))"

/** Whole messages, without the words that only lead in or out. The first move that fits wins. */
const phrases: readonly (readonly [Move, readonly string[]])[] = [
  [
    'done',
    [
      '(?:lol |haha |ok |okay |oh |well |fine )*(?:many )?(?:thanks?(?: you)?|thx|ty|cheers|tysm)(?: so much| a lot| anyways?| for (?:that|this|the help|your help|explaining)| again|[,.]* that.?s all(?: i need(?:ed)?)?)*',
      '(?:ok|okay|great|cool|nice|makes sense|got it|alright|perfect|i see)(?:[\\w ,.!]{0,40})\\b(?:thanks|thx|thank you|ty)',
      '(?:ah |oh |ok |okay |great |now )*(?:i )?(?:got it|get it(?: now)?|see(?: now| it now)?|understand(?: now| it now)?|understood)',
      '(?:that |it |this )?(?:all |now )?(?:makes sense|helps|helped|clear|is clear)(?: now)?',
      '(?:ah|aha|oh|great|cool|perfect|nice|awesome|excellent|brilliant|wow|good|neat)',
    ],
  ],
  [
    'other',
    [
      '(?:not (?:that|this)(?: one)?|the other(?: one)?|another one|something else|none of (?:these|those|them))',
      "(?:(?:that|this|it)(?:'?s| is)(?: not|nt|n't) )?(?:not )?what i (?:asked|meant|mean|wanted)(?: at all| for)?",
      "(?:that'?s |that is |thats )?(?:the )?wrong (?:one|answer|question)",
      'i (?:mean|meant) (?:the other(?: one)?|something else)',
      "(?:you )?(?:didn'?t|did not|don'?t) (?:answer|understand)(?: me| my question)?",
    ],
  ],
  [
    'example',
    [
      "(?:(?:can|could|do|would) (?:you|i|we) )?(?:(?:please )?(?:give|show|got|have|get|see|need|want|walk|take|do|make|try|i need|i want|let'?s (?:see|do|try))(?: me| us)?(?: through)? )?(?:an?|one|some|another|the)?(?: ?(?:small|tiny|concrete|quick|simple|simpler|real|short|other|different|more|numeric|little|actual|specific))* ?examples?(?: (?:of|for|with)(?: (?:it|this|that|numbers|some numbers|real numbers|actual numbers))?)?(?: with numbers)?",
      '(?:for (?:example|instance)|e ?g|like what|such as)',
      '(?:and |now )?(?:with|in|using) (?:an? )?(?:actual |real |some |small |concrete )*(?:numbers|values|example|array|input)',
      `(?:(?:can|could|would) you )?(?:please )?(?:show|demonstrate|trace|illustrate|dry run|walk me through|go through|run through)(?: me| us)?(?: how)?${it}(?: works| work)?(?: (?:with|on|using) (?:an? )?(?:\\w+ )?(?:example|numbers|values|array|input))?`,
      '(?:trace|walk|step)(?:ing)? (?:it|this|that|me)?(?: ?through)?(?: step by step)?',
      '(?:step by step|call by call|line by line|one by one)',
      '(?:(?:can|could) you )?(?:show|do|try|trace|explain|run) (?:me )?(?:it |this |that )?(?:with|on|using|for) (?:some |an? )?(?:small |tiny |simple |real |actual |concrete )*(?:numbers?|values?|example|array|list|tree|input|graph|string|\\w ?= ?\\d+)',
      `(?:how|what) (?:does|would|do) (?:it|that|this) look(?: like)?(?: in practice| with numbers| on an example)?`,
    ],
  ],
  [
    'simpler',
    [
      `${still}(?:lost|confused|stuck|not following|not sure i (?:follow|understand|get it)|confusing)(?: here| now| by (?:this|that|it)| with (?:this|that|it))?`,
      `${still}(?:don'?t|dont|do not|didn'?t|didnt|cant|can'?t|cannot) (?:really |quite |fully |even |yet )*(?:get|understand|follow|see|grasp)(?: (?:it|this|that|you|why|how|any(?:thing)? of (?:it|this|that)|anything|the (?:point|idea|explanation|answer|reason)|what you mean|what (?:that|this|it) means))?(?: (?:yet|at all|still|sorry))*`,
      `(?:can|could|would)? ?(?:you )?(?:please )?(?:(?:explain|rephrase|repeat)(?: (?:it|this|that|me))*(?: ${again})*|(?:say|put|tell)(?: (?:it|this|that|me))+(?: ${again})+)`,
      "(?:in )?(?:simple|simpler|plain|easy|easier|other|different|layman'?s?) (?:terms|words|english|language)",
      "(?:a )?(?:simpler|easier|slower|more simply|eli5|(?:explain )?(?:it )?like (?:i'?m |i am |im )(?:5|five|\\d+)(?: years? old)?|dumb it down|intuitively)",
      "(?:that'?s |that is |thats |it'?s |its |this is )?(?:way |still |a bit |much |just )*(?:too|so|very) (?:complicated|hard|difficult|abstract|complex|fast|long|much|technical|confusing)(?: for me)?",
      '(?:huh|what|wat|hm+|sorry what|come again|pardon)',
      '(?:what do you mean|what does (?:that|this|it) mean|meaning)(?: by (?:that|this|it))?',
      "(?:that |this |it )?(?:still )?(?:makes no sense|doesn'?t (?:really )?make sense|isn'?t clear|is not clear|is unclear|unclear|went over my head|lost me)(?: to me| yet)?",
    ],
  ],
  [
    'why',
    [
      `(?:why|y|how come)(?: (?:exactly|though|tho|not|so|then|is|does|do|did|would|should|can|it|this|that|they|we|you|i|work|works|true|the case|happen|right|ok|okay|safe|correct|enough|allowed|important|needed|necessary|matter|always|be|like|better|faster|slower|worse|bad|good))*`,
      "(?:what'?s|whats|what is|what was|give me|and)? ?(?:the )?(?:reason|intuition|logic|reasoning|proof|argument)(?: (?:for|behind|of)(?: (?:it|this|that))?)?",
      '(?:how|why) (?:do|can|would) (?:you|we|i) (?:know|be sure|prove)(?: (?:it|this|that|so|for sure))*',
      `(?:can you )?(?:prove|justify)${it}`,
      '(?:how so|how is that|are you sure|is that (?:always )?(?:true|guaranteed)|really|says who|because)',
      '(?:what|how) (?:makes|guarantees) (?:it|this|that|them) ?(?:true|work|safe|correct|right|ok)?',
    ],
  ],
  [
    'unknown',
    [
      "(?:i )?(?:really |honestly |still )*(?:don'?t|dont|do not) (?:really )?(?:know|remember)(?: (?:it|this|that|how|the answer|sorry|yet|really))*",
      "(?:idk|dunno|no (?:idea|clue)|not sure|(?:im |i am |i'm )?not (?:really )?sure|beats me|i forgot|no)? ?(?:i )?(?:give up|skip(?: it)?|pass|idk|dunno|no (?:idea|clue)|not sure|beats me)",
      "(?:you |just |please )*tell me(?: (?:it|please|the (?:right )?answer))*|(?:what'?s|whats|what is) (?:it|the (?:right |correct )?answer)(?: then)?|(?:show|give|reveal)(?: me)? the (?:right )?answer",
      "i (?:can'?t|cant|cannot)(?: (?:say|tell|answer|see it|figure it out))?",
    ],
  ],
  [
    'hint',
    [
      '(?:an?(?:other)? |next |one more |small |tiny |give me (?:an?(?:other)? )?|need (?:an?(?:other)? )?|i need (?:an?(?:other)? )?|can i (?:have|get) (?:an?(?:other)? )?)*(?:hint|nudge|clue)s?',
      'help(?: me)?',
    ],
  ],
  [
    'next',
    [
      "(?:what'?s|whats|what is|what comes|what|and|so|then|ok)? ?(?:the )?next(?: step| one| part| thing)?",
      '(?:and |so |ok )*(?:what )?(?:now|then)(?: what)?',
      '(?:what|where|which)(?: \\w+)? (?:should|do|can|could|would) (?:i|we) (?:do|learn|try|practi[sc]e|read|study|go|look at|solve|move on to)(?: (?:next|now|then|first|after (?:that|this)|from here|to))*',
      '(?:go on|continue|keep going|carry on|proceed|more|tell me more|what else|anything else|and after that|ready|im ready|next question)',
    ],
  ],
  [
    'yes',
    [
      '(?:yes|yep|yeah|yup|sure|ok|okay|k|right|correct|exactly|of course|please|please do|yes please|go ahead|alright|all right|fine|true|lets go|do it|sounds good)',
    ],
  ],
  ['no', ['(?:no|nope|nah|n|not really|wrong|false|no thanks)']],
]

const around =
  /^(?:(?:ok(?:ay)?|so|and|but|hm+|well|um+|uh+|ah|oh|hey|wait|sorry|yes|yeah|no|please|pls|plz|right|then|hi|now|i see|got it|thanks|thx|cool|great|nice|alright)[\s,.!…:;-]+)+(?=\S)|[\s,.!…]+(?:please|pls|plz|thanks|thank you|thx|then|now|though|tho|again|sorry|lol|man|bro|sir|here|tutor|for me|haha)(?=[\s.!?…]*$)/g

const expressions = phrases.map(([move, own]) => [move, new RegExp(`^(?:${own.join('|')})$`)] as const)

/** What a message does with what was said last; undefined when it has a subject of its own. */
export function moveOf(text: string): Move | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/)
  return (
    moveOfWords(text) ??
    (sentences.length > 1 && text.length < 160
      ? lastMove(sentences.at(-1) ?? '', sentences.at(-2) ?? '')
      : undefined)
  )
}

/** `Ok, each is removed once. Can you show me an example?` */
function lastMove(sentence: string, before: string): Move | undefined {
  // `When do I have the node? Give me a real example` asks when.
  const move = /\breal\b/.test(sentence) ? undefined : moveOfWords(sentence)
  // `Is it O(1) or O(n)? I'm confused` asks for a cost.
  const isAsked = move === 'simpler' && before.includes('?')
  return !isAsked && move && ['example', 'why', 'simpler', 'hint'].includes(move) ? move : undefined
}

function moveOfWords(text: string): Move | undefined {
  const words = text
    .toLowerCase()
    .replace(/\bu\b/g, 'you')
    .replace(/[’`]/g, "'")
    .replace(/[\s.!?…:)(]+$/g, '')
    .replace(/[*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length > 90) return undefined
  if (words === '') return text.includes('?') ? 'simpler' : undefined
  const find = (wording: string) => expressions.find(([, expression]) => expression.test(wording))?.[0]
  const bare = words
    .replace(around, '')
    .replace(around, '')
    .replace(/[,.;:!?-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return find(words) ?? find(bare)
}

/** How sentences begin or end in which learners tell what they believe, to have it confirmed. */
export const assertion =
  /^(?:\W*(?:ok(?:ay)?|ah|oh|hm+|wait|but|and|well|yes|no)\b[\s,]*)*(?:(?:so\b|(?:and )?(?:if|when) (?=(?:i|we|it|they|the|both|a|n)\b.*[^?]$))(?! (?:why|how|what|when (?:do|does|is|are|should|can|could|would|will|to)|which|where|who|can|should|do|does|is there|could)\b)|then (?:it|the|i|we|you)\b|i (?:think|thought|believe|guess|assume|suppose|would say|d say)|i'd say|id say|my (?:answer|guess|idea|approach) (?:is|would be)|(?:it|that|this) (?:is|means|must be|would be|should be)|is (?:it|this|that)\b|isn'?t (?:it|that|this)|doesn'?t (?:it|that)|that means|which means|meaning|in other words|you mean|if i (?:understand|get it)|basically|because|since)|[,\s](?:right|correct|no|yes|true|yeah|ok|isn'?t it|am i right|is (?:that|this|it) (?:right|correct|true|ok))\s*\?+\s*$/i

/** `But why 6?`, of a result. */
export const asksWhy = /^\W*(?:\w+ ){0,2}(?:why|how come)(?: (?:is it|not|it.?s|is that))?(?: \S+)?\W*$/i

/** `I still don't get it, can you show me fact(3)` asks at its end. */
export const asksLast = /[,.!;] *((?:(?:can|could) you|show|explain|how|what|why)\b[^,.!;]*)$/i

/** A message that asks for something, however it ends. */
export const asksFor =
  /^(?:\W*(?:ok(?:ay)?|and|but|so|then|well|hm+|wait|ah|oh|yes|no)\b)*\W*(?:what|whats|why|how|hows|when (?:do|does|did|is|are|should|can|could|would|will|to|exactly|not)|when(?=\W*$)|where|which|who|whose|can|could|should|do|does|did|would|will|give|show|explain|tell|compare|help|please|any|i need|i want|need|want|let|quiz|hint|common|difference|stuck|i.?m stuck|code|next)\b/i

const ordinals = ['first|1st', 'second|2nd', 'third|3rd', 'last']

/** The index of `hint for the first`, where one of a list is wanted; -1 is the last. */
export function ordinalIn(text: string): number | undefined {
  const at = ordinals.findIndex((ordinal) => new RegExp(`\\b(?:${ordinal})\\b`, 'i').test(text))
  const wantsIt = /\b(?:hint|help|start|stuck|about|solve|try|do|one|code)\b/i.test(text)
  return at < 0 || !wantsIt ? undefined : at === 3 ? -1 : at
}
