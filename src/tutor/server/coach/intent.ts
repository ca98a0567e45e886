import { codeWords } from './aspects.ts'
import { wordsOf } from './words.ts'

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
  const plain = text.replace(/['’]/g, '').trim()
  if (who.test(plain)) return 'who'
  const wantsSolution = namesProblem && (asksForCode.test(plain) || wantsItsCode.test(plain))
  if (quiz.test(plain) && !wantsSolution) return 'quiz'
  if (solvedIt.test(plain)) return 'solved'
  if (saysNothing(plain)) return /\bstuck\b/i.test(plain) ? 'stuck' : 'nudge'
  if (similar.test(plain)) return 'similar'
  if (stuck.test(plain) && (namesProblem || !namesPattern || mentionsProblem(plain))) return 'stuck'
  if (wantsSolution) return 'stuck'
  if (hello.test(plain)) return 'hello'
  if (thanks.test(plain)) return 'thanks'
  if (bye.test(plain)) return 'bye'
  return asks.test(plain) ? 'question' : 'statement'
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
