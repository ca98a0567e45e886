// `npm test`: runs all stages, even on a fresh clone. `npm test -- unit e2e` runs some stages.
import { join } from 'node:path'
import { installWhenChanged } from './lib/install.mjs'
import { projectFolder, runScript, runToEnd } from './lib/project.mjs'

await runScript(async () => {
  const node = await installWhenChanged()
  const script = join(projectFolder, 'scripts', 'testing', 'test-everything.ts')
  process.exitCode = await runToEnd(node, [script, ...process.argv.slice(2)])
})
