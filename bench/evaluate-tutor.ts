// Replays the conversations of bench/tutor-situations with the tutor that the settings choose, as Markdown for people to grade.
// Run: npm run tutor:evaluate -- [--prompts] [situation ...] > answers.md
import { parseArgs } from 'node:util'
import { loadEnvFile, readConfig } from '../src/platform/server/config.ts'
import { chooseTutorModel } from '../src/tutor/server/models/choose-model.ts'
import { readSituations } from './tutor-situations/read-situations.ts'
import { gradeSheet, replay } from './tutor-situations/replay.ts'

const { values, positionals } = parseArgs({
  options: { prompts: { type: 'boolean', default: false } },
  allowPositionals: true,
})
loadEnvFile()
const { ai } = readConfig()
const situations = readSituations(positionals)
const isCoach = ai.provider === 'coach'
// Prompts need answers only for what comes after them, and those may as well be the coach's.
const model = chooseTutorModel(values.prompts ? { provider: 'coach' } : ai)

console.log(
  values.prompts
    ? '# What a model would be sent, after answers of the built-in coach\n'
    : `# The tutor's answers: ${isCoach ? 'the built-in coach, because no language model is configured (AI_BASE_URL or AI_PROVIDER)' : ai.model}\n`,
)
let failed = 0
for (const situation of situations) {
  const replayed = await replay(model, situation)
  failed += replayed.filter(({ hasFailed }) => hasFailed).length
  if (values.prompts)
    for (const [index, { prompt }] of replayed.entries())
      console.log(`##### ${situation.name}, message ${index + 1}\n\n${prompt}\n`)
  else console.log(`${gradeSheet(situation, replayed)}\n`)
}
if (!values.prompts) console.log(`${situations.length} situations, ${failed} messages without an answer`)
