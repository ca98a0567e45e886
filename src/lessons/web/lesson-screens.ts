import type { Walkthrough } from '#curriculum/walkthroughs/walkthrough.ts'

export const stepCount = 9

/** A display name without what it says in parentheses. */
export function shortNameOf(displayName: string): string {
  return displayName.replace(/ \(.*\)$/, '')
}

/** What is on the screen at a time. A step of the lesson is one or more screens. */
export type Screen =
  | { readonly step: 0; readonly kind: 'try' }
  | { readonly step: 1; readonly kind: 'brute-force' }
  /** Asks for the line with this index. */
  | { readonly step: 2; readonly kind: 'idea'; readonly line: number }
  | { readonly step: 3; readonly kind: 'watch' }
  | { readonly step: 4; readonly kind: 'keeps' | 'tour' | 'edge' }
  | { readonly step: 5; readonly kind: 'evidence' | 'rival' }
  /** With the index of the Spot in the walkthrough. */
  | { readonly step: 6 | 7; readonly kind: 'spot'; readonly spot: 0 | 1 }
  | { readonly step: 8; readonly kind: 'end' }

/** In order. @param startedAt decides which of the two Spots comes first: it must not give the answer away. */
export function screensOf({ idea }: Walkthrough, startedAt: string): readonly Screen[] {
  const asked = idea.lines.flatMap(({ question }, line) => (question ? [line] : []))
  const [first, second] = Date.parse(startedAt) % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
  return [
    { step: 0, kind: 'try' },
    { step: 1, kind: 'brute-force' },
    ...asked.map((line): Screen => ({ step: 2, kind: 'idea', line })),
    { step: 3, kind: 'watch' },
    { step: 4, kind: 'keeps' },
    { step: 4, kind: 'tour' },
    { step: 4, kind: 'edge' },
    { step: 5, kind: 'evidence' },
    { step: 5, kind: 'rival' },
    { step: 6, kind: 'spot', spot: first },
    { step: 7, kind: 'spot', spot: second },
    { step: 8, kind: 'end' },
  ]
}

/** Stored instead of the index of an option: 'I don't know'. */
export const unknown = 20

/** The chosen option of each question, by its id. */
export type Answers = Readonly<Record<string, number>>

/** Where a lesson is continued: at the first screen of the step that is not answered yet, or its last one. */
export function findScreen(
  screens: readonly Screen[],
  step: number,
  isDone: (screen: Screen) => boolean,
): number {
  const open = screens.findIndex((screen) => screen.step === step && !isDone(screen))
  return open >= 0
    ? open
    : Math.max(
        0,
        screens.findLastIndex((screen) => screen.step === step),
      )
}
