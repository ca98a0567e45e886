import { PatternsHomePage } from '#patterns/web/home/PatternsHomePage.tsx'
import { Today } from '../today/Today.tsx'
import { useTodayFacts } from '../today/use-today-facts.ts'

export function HomePage() {
  const facts = useTodayFacts()
  return <PatternsHomePage today={facts && <Today facts={facts} />} />
}
