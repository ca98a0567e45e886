import { costTerms } from './glossary/cost-terms.ts'
import type { GlossaryTerm } from './glossary/glossary-term.ts'
import { searchTerms } from './glossary/search-terms.ts'
import { sequenceTerms } from './glossary/sequence-terms.ts'
import { structureTerms } from './glossary/structure-terms.ts'

/** Words that the lessons use and learners ask about. */
export const glossary: readonly GlossaryTerm[] = [
  ...costTerms,
  ...sequenceTerms,
  ...structureTerms,
  ...searchTerms,
]
