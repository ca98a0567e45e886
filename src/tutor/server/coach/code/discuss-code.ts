import { codeSigns } from '#content/tutor/code-languages.ts'
import type { ReadCode } from '../../../code/read-code.ts'
import type { CodeRun } from '../../../contract.ts'
import { type Draft, patternsOf, type Turn } from '../conversation.ts'
import { findFor } from '../findings.ts'
import { demoLink, tellMistakes } from '../passages.ts'
import { questionAbout, readFailure } from './read-failure.ts'

/** After what the browser reports of running the code: a question that leads to what explains it. */
export function discussRun(code: ReadCode, run: CodeRun): Draft {
  const { pattern, verdict, text } = run
  const failure = readFailure(text)
  const demo = `[the demo](${demoLink(pattern)})`
  const questions: Readonly<Record<CodeRun['verdict'], string>> = {
    fails: `${failure ? questionAbout(failure) : 'Which line decides what happens on this input?'} Go through your code with it line by line, or run it in ${demo} under “My input” and compare each step.`,
    slow: `What does your code repeat for each element? Count in ${demo} how often the pattern looks at one.`,
    broken: 'Correct that line, and paste the code again.',
    passes: 'What do its time and its memory grow with, and which lines decide that?',
  }
  return {
    kind: 'code',
    opening: questions[verdict],
    patterns: [pattern],
    said: { kind: 'code', ...(verdict === 'fails' && { program: { code, run } }) },
  }
}

/** Nothing is said about code that was not run but what the learner asks, and what often goes wrong. */
export function discussUnrun(turn: Turn, { code, language }: ReadCode): Draft {
  const sign = codeSigns.find(([expression]) => expression.test(code))?.[1]
  const spokenOf = patternsOf(turn)
  const about = spokenOf.length > 0 || !sign ? spokenOf : [sign]
  const { best, quotes } = findFor(turn, about)
  const pattern = about[0] ?? best?.found.patterns[0]
  const parts = [
    // Code alone describes nothing.
    ...(best &&
    /\w{2}/.test(turn.message.text.replace(code, '').replaceAll(/```\w*/g, '')) &&
    (best.share > 0.5 || best.asked > 0.7)
      ? [`What you describe sounds like this: ${best.found.text}`]
      : []),
    language === 'java'
      ? 'Java cannot be run in the browser, so I have not tried your code.'
      : 'I have not run this, because you chose that or because I have no inputs for it. If it is for a known problem, paste it with the title.',
    ...(pattern
      ? [
          tellMistakes(pattern),
          `Run an input on which your code is wrong in [the demo](${demoLink(pattern)}) under “My input”, and compare each step with what your code does.`,
        ]
      : []),
  ]
  const opening = parts.join('\n\n')
  return {
    kind: 'code',
    opening,
    quotes: quotes.filter(({ text }) => !opening.includes(text)).slice(0, 2),
    patterns: pattern ? [pattern] : [],
  }
}
