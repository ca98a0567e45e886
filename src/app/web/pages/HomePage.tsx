import { PatternsHomePage } from '#patterns/web/home/PatternsHomePage.tsx'
import { Today } from '../today/Today.tsx'

export function HomePage() {
  return <PatternsHomePage today={<Today />} />
}
