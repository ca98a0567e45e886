/** What is counted while the product runs, for whoever watches it. Absent where nobody does. */
export interface Metrics {
  /** @param route as it is mounted, never the address asked for: that would be a series each. */
  request(facts: { route: string; method: string; status: number; seconds: number }): void
  /** Something the log names, like a sign-in or a refusal. */
  event(name: string): void
}
