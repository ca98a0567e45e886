import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNode } from './node-24.mjs'
import { findNpm } from './npm.mjs'
import { projectFolder, runToEnd, seconds, UserError } from './project.mjs'

const modulesFolder = join(projectFolder, 'node_modules')
const noteFile = join(modulesFolder, '.capra-install.json')

/**
 * Installs the packages of package-lock.json if needed and returns the path of the Node that runs the product. Without
 * changes it takes a few milliseconds and does not use the network.
 */
export async function installWhenChanged() {
  const lock = readFileSync(join(projectFolder, 'package-lock.json'))
  const lockHash = createHash('sha256')
    .update(`${process.platform} ${process.arch} `)
    .update(lock)
    .digest('hex')
  if (readJson(noteFile)?.lock !== lockHash) {
    if (!isInstalled(JSON.parse(lock))) await install()
    writeFileSync(noteFile, JSON.stringify({ lock: lockHash }))
  }
  return getNode()
}

/** Compares with npm's own list of installed packages, because the user may have run `npm install`. */
function isInstalled(lock) {
  const installed = readJson(join(modulesFolder, '.package-lock.json'))?.packages
  if (!installed) return false
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  )
}

async function install() {
  const startedAt = Date.now()
  console.log('Installing packages (about a minute, only when they have changed) ...')
  const npm = findNpm()
  // Explicit, because NODE_ENV=production or the user's npm settings could omit packages.
  const settings = ['--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund']
  const code = await runToEnd(npm.program, [...npm.args, 'ci', ...settings, '--loglevel=error'], npm.options)
  if (code !== 0) {
    throw new UserError(
      'The packages could not be installed; see the npm error above. ' +
        'The first start needs the npm registry, and this folder must be writable. Then run the same command again.',
    )
  }
  console.log(`Installed in ${seconds(startedAt)}.`)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
