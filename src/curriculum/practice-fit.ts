/** Texts of a lesson, each with the numbers of the practice problems that show it. */
type ShownBy = Readonly<Record<string, readonly number[]>>

export interface PracticeFit {
  readonly scenarios: ShownBy
  readonly keyPhrases: ShownBy
  /** By the part of a variation before its colon. */
  readonly variations: ShownBy
  /** Time and space, by number. */
  readonly costs: Readonly<Record<string, readonly string[]>>
}
