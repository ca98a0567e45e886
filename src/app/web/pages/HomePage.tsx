import { useDeferredValue } from 'react'
import { PatternsHomePage } from '#patterns/web/home/PatternsHomePage.tsx'
import { Today } from '../today/Today.tsx'
import { useTodayFacts } from '../today/use-today-facts.ts'

export function HomePage() {
  const facts = useTodayFacts()
  // After the loading state, the page is rendered in short tasks: one would block a phone for 100 ms.
  const isKnown = useDeferredValue(facts !== undefined)
  return <PatternsHomePage today={isKnown && facts && <Today facts={facts} />} />
}
