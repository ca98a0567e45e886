import { PatternsHomePage } from '#patterns/web/home/PatternsHomePage.tsx'
import { Today } from '../today/Today.tsx'

export default function HomePage() {
  return <PatternsHomePage today={<Today />} />
}
