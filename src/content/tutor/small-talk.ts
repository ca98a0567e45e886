import type { QuestionKind } from './question-kinds.ts'

/** What the tutor says to messages that ask nothing. `{topic}` and `{greeting}` are those of the session. */
export const smallTalkSentences: Readonly<Partial<Record<QuestionKind, string>>> = {
  hello: '{greeting}',
  thanks:
    'Good. Say it once in your own words, as you would to an interviewer; what you cannot say yet is what to ask next.',
  bye: 'Good luck. Before you code the next problem, ask which words in its statement point to the pattern.',
  who: "I am a program, not a person, and my answers come from Capra's lessons on {topic}. Ask me what a pattern is, when to use it, why it works, what it costs or how it differs from another; name a problem that you are stuck on; paste your code; or ask me to quiz you. About a problem that is in no lesson I can only say which pattern its words point to.",
}

/** What is said to a person, and not to a tutor. */
export const saysPersonally =
  /\bhow (?:was|is|are|were) (?:your|ur) (?:day|night|week|weekend|family|life|mood|holiday|holidays|vacation)\b|\bi(?:[’']?m| am| feel| have been| was)(?: (?:feeling|really|so|very|just|a bit|kinda|always))* (?:lonely|sad|depressed|homesick|heartbroken|hungry)\b(?! (?:that|because|cause|since|i|when|about)\b)|^\W*(?:(?:and|so|btw|but)\W+)*do you (?:like|love|play|watch|prefer|enjoy) (?!it\b|this\b|that\b|to (?:use|start|sort|solve)\b|\w+ (?:or|better|over)\b)/i
