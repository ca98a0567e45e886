import { describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { category } from './category.ts'

for (const pattern of category.patterns) describeDecisions(pattern)
