import { countWord } from '#platform/count-words.ts'
import type { CheckResult } from '../../contract.ts'
import { creditText } from '../round/end/end-texts.ts'

/** 'four of five' */
export function ofFive({ credit, answered }: Pick<CheckResult, 'credit' | 'answered'>): string {
  return `${creditText(credit)} of ${countWord(answered)}`
}
