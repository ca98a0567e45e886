import { findHiddenCharacter } from '#platform/hidden-characters.ts'

export interface NameText {
  /** Trimmed, and with its accents composed. */
  readonly name: string
  /** Why it is no name, as a sentence. */
  readonly fault: string | undefined
}

/** What every name that people type has to keep to. `tooLong` is the sentence for more than `longest` characters. */
export function readNameText(typed: string, longest: number, tooLong: string): NameText {
  const trimmed = typed.trim()
  // Composing takes time that grows with the square of the length, and makes a text at most four times shorter.
  const name = trimmed.length > 8 * longest ? trimmed : trimmed.normalize('NFC')
  if ([...name].length > longest) return { name, fault: tooLong }
  const hidden = findHiddenCharacter(name)
  const fault = `Names cannot contain the hidden character ${hidden}. Type the name again without it.`
  return { name, fault: hidden && fault }
}

const longestPasskeyName = 60

export function readPasskeyName(typed: string): NameText {
  const read = readNameText(typed, longestPasskeyName, `Names can be up to ${longestPasskeyName} characters.`)
  return read.name === '' ? { ...read, fault: 'Give the passkey a name.' } : read
}
