import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { isLanguage, type Language } from '../languages.ts'

/** The language a learner chose last, anywhere in the product. A member's account has a copy for other devices. */
const storedLanguage = localValue('capra.codeLanguage')

export function chooseCodeLanguage(language: Language): void {
  storedLanguage.write(language)
}

/** Undefined while none was chosen in this browser. */
export function chosenCodeLanguage(): Language | undefined {
  const text = storedLanguage.read()
  return isLanguage(text) ? text : undefined
}

export const onCodeLanguage = storedLanguage.onChange

/** The same for all code on the page. */
export function useCodeLanguage(): Language {
  return useSyncExternalStore(onCodeLanguage, readLanguage, () => 'python')
}

function readLanguage(): Language {
  return chosenCodeLanguage() ?? 'python'
}
