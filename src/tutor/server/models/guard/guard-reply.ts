import type { AnswerPlan } from '../../coach/answer-plan.ts'
import type { TutorRequest } from '../../tutor-model.ts'
import {
  beginsAsProse,
  codeSpans,
  isFence,
  lengthOfSentence,
  lengthWithoutSign,
  looksLikeCode,
} from './code-in-text.ts'
import { makeJudge } from './judge.ts'

const bridge = 'I stop here: to write the whole solution out would take the exercise away from you.'

/**
 * Lets a model's reply through as it is written, except code: that is held back until it is complete, and judged
 * together with all code before it. Where it nearly is a reference solution that the plan does not show itself, the
 * rest of the reply gives way to what the coach says.
 *
 * Leaving the loop over the result ends `pieces`, and with it the call to the model.
 */
export async function* guardReply(
  request: TutorRequest,
  plan: AnswerPlan,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  const held = new HeldReply(makeJudge(request, plan))
  let shown = ''
  for await (const piece of pieces) {
    const text = held.add(piece)
    shown += text
    if (text !== '') yield text
    if (held.isRefused) break
  }
  const rest = held.isRefused ? '' : held.end()
  shown += rest
  if (rest !== '') yield rest
  if (!held.isRefused) return
  const gap = '\n'.repeat(2 - Math.min(2, shown.length - shown.trimEnd().length))
  yield shown.trim() === '' ? plan.answer : `${gap}${bridge}\n\n${plan.answer}`
}

/** Text that has come and not been let through yet. */
class HeldReply {
  readonly #refuses: (code: string) => boolean
  /** Whole lines of a block that has not ended. */
  #block = ''
  #code: string[] = []
  #isFenced = false
  /** The line being written, and how much of it was let through. */
  #line = ''
  #shown = 0
  /** Where in it the present sentence begins; code in the ones before was judged. */
  #sentence = 0
  isRefused = false

  constructor(refuses: (code: string) => boolean) {
    this.#refuses = refuses
  }

  /** @returns what may be shown now. */
  add(piece: string): string {
    let shown = ''
    for (const part of piece.split(/(?<=\n)/)) {
      this.#line += part
      if (part.endsWith('\n')) shown += this.#endLine()
      if (this.isRefused) return shown
    }
    return shown + this.#showProse()
  }

  end(): string {
    const shown = this.#line === '' ? '' : this.#endLine()
    return this.isRefused ? shown : shown + this.#endBlock()
  }

  #endLine(): string {
    const line = this.#line
    const rest = line.slice(this.#shown)
    const spans = codeSpans(line.slice(this.#sentence))
    this.#line = ''
    this.#shown = 0
    this.#sentence = 0
    if (isFence(line)) {
      this.#isFenced = !this.#isFenced
      this.#block += rest
      return this.#isFenced ? '' : this.#endBlock()
    }
    // A blank line may stand between two lines of one block.
    const isBlank = line.trim() === ''
    if (this.#isFenced || looksLikeCode(line.trimEnd()) || (isBlank && this.#code.length > 0)) {
      this.#block += rest
      if (!isBlank) this.#code.push(line.trimEnd())
      return ''
    }
    const before = this.#endBlock()
    if (this.isRefused) return before
    return spans !== '' && this.#refusesNow(spans) ? before : before + rest
  }

  /** What cannot be the begin of code any more: up to its first sign, and whole sentences after that. */
  #showProse(): string {
    if (this.#isFenced || this.#block !== '' || this.isRefused || !beginsAsProse(this.#line)) return ''
    const before = this.#shown
    for (;;) {
      const sentence = this.#line.slice(this.#sentence)
      const length = lengthOfSentence(sentence)
      if (length === 0 || looksLikeCode(sentence.slice(0, length))) break
      const spans = codeSpans(sentence.slice(0, length))
      if (spans !== '' && this.#refusesNow(spans)) break
      this.#sentence += length
    }
    const end = this.#sentence + lengthWithoutSign(this.#line.slice(this.#sentence))
    if (!this.isRefused) this.#shown = Math.max(this.#shown, this.#sentence, end)
    return this.#line.slice(before, this.#shown)
  }

  #refusesNow(code: string): boolean {
    this.isRefused ||= this.#refuses(code)
    return this.isRefused
  }

  #endBlock(): string {
    const block = this.#block
    const code = this.#code
    this.#block = ''
    this.#code = []
    return code.length > 0 && this.#refusesNow(code.join('\n')) ? '' : block
  }
}
