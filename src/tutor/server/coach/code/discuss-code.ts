import { codeLanguageNames, codeSigns } from '#content/tutor/code/code-spellings.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { ReadCode } from '../../../code/read-code.ts'
import type { CodeRun } from '../../../contract.ts'
import { type Draft, patternsOf, type Turn } from '../conversation.ts'
import { findFor } from '../findings.ts'
import { demoLink, lessonOf } from '../passages.ts'
import { checkCode } from './check-code.ts'
import { questionAbout, readFailure, shortInput } from './read-failure.ts'

/** After what the browser reports of running the code: what explains it, or a question that leads there. */
export function discussRun({ code, language }: ReadCode, { pattern, verdict, text }: CodeRun): Draft {
  const slips = verdict === 'fails' || verdict === 'slow' ? checkCode(code, language, pattern) : []
  const explained =
    slips.length > 0 ? tellSlips('The lessons name a slip that explains this:', slips) : undefined
  const failure = readFailure(text)
  const demo = `[the demo](${demoLink(pattern)})`
  const questions: Readonly<Record<CodeRun['verdict'], string>> = {
    fails: `${failure ? questionAbout(failure) : 'Which line decides what happens on this input?'} Go through your code with it line by line, or run it in ${demo} under “My input” and compare each step.`,
    slow: `What does your code repeat for each element? Count in ${demo} how often the pattern looks at one.`,
    broken: 'Correct that line, and paste the code again.',
    passes: 'What do its time and its memory grow with, and which lines decide that?',
  }
  const check = failure
    ? `\n\nWhat does your code return on ${shortInput(failure)} once you change that?`
    : ''
  return {
    kind: 'code',
    opening: explained ? `${explained}${check}` : questions[verdict],
    patterns: [pattern],
  }
}

/** Code that was not run is searched for slips that the lessons name. */
export function checkTheirCode(turn: Turn, { code, language }: ReadCode): Draft {
  const sign = codeSigns.find(([expression]) => expression.test(code))?.[1]
  const spokenOf = patternsOf(turn)
  const about = spokenOf.length > 0 || !sign ? spokenOf : [sign]
  const { best, quotes } = findFor(turn, about)
  const slips = checkCode(code, language, about[0] ?? best?.found.patterns[0])
  const pattern = slips[0]?.pattern ?? about[0] ?? best?.found.patterns[0]
  const isRun = language === 'java' ? 'Java cannot be run in a browser' : 'I have not run this'
  const intro = `This is ${codeLanguageNames[language]}. ${isRun}, so I only looked for slips that the lessons name`
  if (slips.length > 0)
    return {
      kind: 'code',
      opening: tellSlips(`${intro}, and found this:`, slips),
      patterns: pattern ? [pattern] : [],
    }
  const none = [
    `${intro}, and found none.`,
    ...(best && best.share > 0.5 ? [`What you describe sounds like this: ${best.found.text}`] : []),
    ...(pattern
      ? [
          `This is what most often goes wrong with ${displayNameOf(pattern)}:\n${lessonOf(pattern)
            .commonMistakes.map((text) => `- ${text}`)
            .join('\n')}`,
          `Or run your input in [the demo](${demoLink(pattern)}) under “My input”, and compare each step with what your code does.`,
        ]
      : []),
  ]
  return {
    kind: 'code',
    opening: none.join('\n\n'),
    quotes: quotes.slice(0, 2),
    patterns: pattern ? [pattern] : [],
  }
}

function tellSlips(intro: string, slips: ReturnType<typeof checkCode>): string {
  const found = slips.map(({ line, says }) => `- Line ${line}: ${says}`).join('\n')
  return `${intro}\n${found}\n\nWatch [the demo](${demoLink(slips[0]?.pattern ?? '')}) do that step.`
}
