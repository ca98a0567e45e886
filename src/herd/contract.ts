/** Keys of the seven criteria, in their order; they are part of the stored form. */
export const criterionKeys = [
  'problemUnderstanding',
  'approach',
  'complexity',
  'codeQuality',
  'testing',
  'communication',
  'optimization',
] as const
export type CriterionKey = (typeof criterionKeys)[number]

/** 1 to 5 for each criterion. */
export type Scores = Readonly<Record<CriterionKey, number>>
