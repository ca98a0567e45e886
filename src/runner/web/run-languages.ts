import type { RunLanguage } from '../protocol.ts'

/** In the order of a choice. Java is there to read and to order: nothing that compiles it runs in a browser. */
export const runLanguages: readonly { readonly id: RunLanguage; readonly label: string }[] = [
  { id: 'python', label: 'Python' },
  { id: 'typescript', label: 'TypeScript' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'cpp', label: 'C++' },
]
