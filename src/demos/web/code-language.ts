import { localValue } from '#platform/web/local-value.ts'
import { isLanguage, type Language } from '../languages.ts'

const kept = localValue('capra.codeLanguage')

/** The language a reader chose last, in any demo. */
export function preferredLanguage(): Language {
  const text = kept.read()
  return isLanguage(text) ? text : 'python'
}

export function keepPreferredLanguage(language: Language): void {
  kept.write(language)
}
