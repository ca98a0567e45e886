import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { isLanguage, type Language } from '../languages.ts'

/** The language a learner chose last, anywhere in the product. */
const storedLanguage = localValue('capra.codeLanguage')

export function chooseCodeLanguage(language: Language): void {
  storedLanguage.write(language)
}

/** The same for all code on the page. */
export function useCodeLanguage(): Language {
  return useSyncExternalStore(storedLanguage.onChange, readLanguage, () => 'python')
}

function readLanguage(): Language {
  const text = storedLanguage.read()
  return isLanguage(text) ? text : 'python'
}
