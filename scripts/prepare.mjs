// Run by npm after every `npm ci` and `npm install`: gets a Node that can run the sources where the system's is older,
// and turns on the checks before a commit.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getNode } from './lib/node-24.mjs'
import { projectFolder, runScript } from './lib/project.mjs'

await runScript(async () => {
  getNode()
  const isCheckout = existsSync(join(projectFolder, '.git'))
  if (isCheckout && !process.env.CI && git('config', 'core.hooksPath') === '')
    git('config', 'core.hooksPath', '.githooks')
})

/** Its output; empty if it fails or there is no git. */
function git(...words) {
  return (spawnSync('git', words, { cwd: projectFolder, encoding: 'utf8' }).stdout ?? '').trim()
}
