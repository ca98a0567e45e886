import type { Walkthrough } from './walkthrough.ts'

/** Names of the steps, for the bar, the end and the card. */
export function stepNames({ watch }: Walkthrough): readonly string[] {
  return [
    'The problem',
    'Try everything',
    'The idea',
    watch.title,
    'The code',
    'The clues',
    'First Spot',
    'Second Spot',
    'What you can do',
  ]
}
