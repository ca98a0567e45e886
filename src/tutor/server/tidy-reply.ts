import { tutorLimits } from '../limits.ts'

/** Control characters but tab and line feed, and the marks that make text read in another order than it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Collects a reply piece by piece, cleaned, and no longer than a reply may be. */
export class ReplyText {
  #text = ''
  /** First half of a character that was cut between two pieces. */
  #half = ''
  #isFull = false

  get text(): string {
    return this.#text
  }

  /** Nothing more fits: the rest of the reply is lost. */
  get isFull(): boolean {
    return this.#isFull
  }

  add(piece: string): void {
    if (this.#isFull) return
    let clean = (this.#half + piece).replace(unwanted, '')
    this.#half = /[\ud800-\udbff]$/.exec(clean)?.[0] ?? ''
    clean = clean.slice(0, clean.length - this.#half.length).toWellFormed()
    if (this.#text === '') clean = clean.trimStart()
    const room = tutorLimits.replyLength - this.#text.length
    this.#isFull = clean.length > room
    // Cut between the halves of a character, the first half is dropped.
    this.#text += this.#isFull ? clean.slice(0, room).replace(/[\ud800-\udbff]$/, '') : clean
  }
}
