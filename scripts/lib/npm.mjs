import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cacheFolder, projectFolder } from './project.mjs'

/** The npm that started this script, else the one on the PATH. */
export function findNpm() {
  const running = process.env.npm_execpath
  if (running && basename(running) === 'npm-cli.js') {
    return { program: process.execPath, args: [running], options: {} }
  }
  // On Windows npm is a .cmd file, which needs a shell.
  return { program: 'npm', args: [], options: { shell: process.platform === 'win32' } }
}

/**
 * Programs that only some machines need: a folder of `scripts/` with a package.json and a lock file, installed in
 * `.cache`. Returns the folder of its packages, where the caller checks whether there is one for this system.
 */
export function installBinaries(name) {
  const folder = join(cacheFolder, name)
  cpSync(join(projectFolder, 'scripts', name), folder, { recursive: true })
  const npm = findNpm()
  const settings = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync(npm.program, [...npm.args, 'ci', ...settings], { ...npm.options, cwd: folder, stdio: 'inherit' })
  return binariesFolder(name)
}

export function binariesFolder(name) {
  return join(cacheFolder, name, 'node_modules')
}
