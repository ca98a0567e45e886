import { mayOpen } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { PatternsHomePage } from '#patterns/web/home/PatternsHomePage.tsx'
import { LandingPage } from '../landing/LandingPage.tsx'
import { Today } from '../today/Today.tsx'

/** Learners see the patterns, everyone else the landing page. */
export default function HomePage() {
  return mayOpen('learner', likelyKind(useVisitor())) ? (
    <PatternsHomePage today={<Today />} />
  ) : (
    <LandingPage />
  )
}
