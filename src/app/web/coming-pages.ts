/** Pages of the product that are not built yet: what each will hold, said plainly. */
export interface ComingPage {
  readonly title: string
  readonly description: string
  readonly willHold: readonly string[]
}

export const comingPages = {
  myHerd: {
    title: 'My Herd',
    description: 'Mock interviews with people you would rope up with.',
    willHold: [
      'GoatMates, invited by email',
      'Interviews with a question, a meeting link and a score',
      'Feedback on seven criteria, kept in your history',
    ],
  },
} as const satisfies Record<string, ComingPage>
