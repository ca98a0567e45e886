/** A finished mail. Its subject comes from a fixed list; nothing a stranger wrote stands in it. */
export interface Mail {
  /** One address, as the person typed it. */
  readonly to: string
  /** What kind of mail this is, e.g. `sign-up-code`; shown to operators, never its content. */
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A second mail with the same key is never queued. */
  readonly dedupeKey: string
  /** After this many milliseconds the mail is worthless and is not sent any more (codes). */
  readonly usefulForMs?: number
  /** Shown on the console when mails go to files: the code, so that nobody needs to open a file. */
  readonly consoleNote?: string
}
