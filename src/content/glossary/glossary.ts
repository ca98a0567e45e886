import { costTerms } from './cost-terms.ts'
import type { GlossaryTerm } from './glossary-term.ts'
import { searchTerms } from './search-terms.ts'
import { sequenceTerms } from './sequence-terms.ts'
import { structureTerms } from './structure-terms.ts'

/** Words that the lessons use and learners ask about. */
export const glossary: readonly GlossaryTerm[] = [
  ...costTerms,
  ...sequenceTerms,
  ...structureTerms,
  ...searchTerms,
]
