import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { projectFolder, runToEnd, seconds, UserError } from './project.mjs'

const neededNode = 24
const modulesFolder = join(projectFolder, 'node_modules')
const noteFile = join(modulesFolder, '.capra-install.json')
const isWindows = process.platform === 'win32'
const ownNode = isWindows
  ? join(modulesFolder, `node-win-${process.arch}`, 'bin', 'node.exe')
  : join(modulesFolder, `node-${process.platform}-${process.arch}`, 'bin', 'node')

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
  const note = readJson(noteFile)
  if (note?.lock === lockHash && existsSync(resolve(projectFolder, note.node)))
    return resolve(projectFolder, note.node)

  if (!isInstalled(JSON.parse(lock))) await install()
  const node = findNode()
  writeFileSync(noteFile, JSON.stringify({ lock: lockHash, node: relative(projectFolder, node) }))
  return node
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

/** The npm that started this script, else the one on the PATH. */
export function findNpm() {
  const running = process.env.npm_execpath
  if (running && basename(running) === 'npm-cli.js') {
    return { program: process.execPath, args: [running], options: {} }
  }
  // On Windows npm is a .cmd file, which needs a shell.
  return { program: 'npm', args: [], options: { shell: isWindows } }
}

/** The Node installed with the packages if there is one for this system, else the system's if it is recent enough. */
function findNode() {
  for (const node of [ownNode, process.execPath, 'node']) {
    const answer = spawnSync(node, ['-p', 'process.execPath + " " + process.versions.node'], {
      encoding: 'utf8',
    })
    const [, path, major] = answer.stdout?.match(/^(.*) (\d+)\.\S+\s*$/) ?? []
    if (Number(major) >= neededNode) return path
  }
  throw new UserError(
    `Capra runs on Node ${neededNode} or newer. For ${process.platform} on ${process.arch} no npm package provides it, ` +
      `and yours is ${process.version}. Please install one from https://nodejs.org and run the same command again.`,
  )
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
