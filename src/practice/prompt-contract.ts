import { z } from 'zod'

const rivalPairSchema = z.object({
  name: z.string().max(60),
  /** The question that tells the two apart, with the answer that means the pattern, and the one that means the rival. */
  clue: z.string(),
  /** Missing in rounds that a browser has kept since before there was one. */
  stay: z.string().optional(),
  leave: z.string(),
  /** A small problem of the pattern on which the rival's method goes wrong. In rounds, where somebody has written one. */
  contrast: z
    .object({
      /** Code is marked by backticks, here and in `because`. */
      problem: z.string(),
      because: z.string(),
      /** The rival's result and the right one, as JSON. */
      answers: z.tuple([z.string(), z.string()]).optional(),
    })
    .optional(),
})

export const promptSchema = z.object({
  id: z.string(),
  text: z.string(),
  form: z.enum(['short', 'long', 'vague']),
  /** Of a vague prompt: what one would ask, with the answers. */
  asks: z.array(z.object({ question: z.string(), answer: z.string() })),
  pattern: z.string(),
  /** Near-synonyms, which count half. */
  closePatterns: z.array(z.string()),
  alsoFits: z.array(z.object({ pattern: z.string(), whyNotFirst: z.string() })),
  evidence: z.array(z.object({ words: z.string(), tells: z.string(), decides: z.boolean() })),
  /** Of one that is named among four: the other three. Its rivals when left out. */
  others: z.array(z.string()).optional(),
  rival: z.object({ pattern: z.string(), fails: z.string() }),
  why: z.string(),
  cost: z.string().optional(),
  /** For each rival of the pattern. */
  rivals: z.array(rivalPairSchema),
})
export type RoundPrompt = z.output<typeof promptSchema>
