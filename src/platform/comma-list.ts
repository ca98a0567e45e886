import { z } from 'zod'

/** Of a query: a comma-separated list; a repeated parameter joins the lists. */
export const commaList = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) =>
    [given ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  )
