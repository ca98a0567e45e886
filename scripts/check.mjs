// `npm run check`: fast checks before a commit.
import { join } from 'node:path'
import { installWhenChanged } from './lib/install.mjs'
import { projectFolder, runScript, runToEnd } from './lib/project.mjs'

await runScript(async () => {
  const node = await installWhenChanged()
  const script = join(projectFolder, 'scripts', 'testing', 'test-everything.ts')
  process.exitCode = await runToEnd(node, [script, 'types', 'style', 'promises', 'unit'])
})
