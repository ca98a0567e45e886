import { tutorTexts } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Claim } from '#curriculum/tutor-texts.ts'
import { type LessonPassage, writtenAnswers } from '../passages.ts'

/** All that is written about statements. */
export const claims = [
  ...[...tutorTexts].flatMap(([pattern, texts]) =>
    texts.claims.map((claim) => ({
      ...claim,
      pattern,
      subject: displayNameOf(pattern),
      answer: '',
      problem: undefined,
      about: undefined,
    })),
  ),
  ...writtenAnswers.flatMap((found) =>
    claimsIn(found).map((claim) => ({
      ...claim,
      pattern: found.patterns[0] ?? '',
      subject: found.title,
      answer: found.id,
      problem: found.problem,
      about: found.about,
    })),
  ),
]

/** What was written about statements, and an answer to a question that is one (`Is merge sort stable?`) or presupposes one. */
function claimsIn({ title, text, further }: LessonPassage): readonly (Claim & { readonly isTitle?: true })[] {
  const [, statement] =
    /^(?:is|are|does|do|can|may|must|will|has|have) (?!.*\bor\b)(.+)\?$/i.exec(title) ?? []
  const [, verdict] = /^(yes|no)\b/i.exec(text) ?? []
  const own = statement && verdict ? [{ says: [statement], isRight: verdict === 'Yes', reply: text }] : []
  const [, presupposed] =
    /^Why (?:is|are|does|do|must|can|may|should|has|have) (?!.*\b(?:my|I|we|you|it|this|that|they)\b)(.+?)(?:,? (?:and|but) (?:not|what|how|when)\b.*)?\?$/.exec(
      title,
    ) ?? []
  const isMistake = /^(?:no|not)\b|\byour?\b/i.test(text.slice(0, 160))
  const given =
    presupposed && !isMistake
      ? [{ says: [presupposed], isRight: true, reply: `Yes. ${text}`, isTitle: true as const }]
      : []
  return [...(further?.claims ?? []), ...own, ...given]
}
