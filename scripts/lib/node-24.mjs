import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { binariesFolder, installBinaries } from './npm.mjs'
import { projectFolder, UserError } from './project.mjs'

const neededNode = 24
const isWindows = process.platform === 'win32'

/**
 * The Node that runs the product: this one if it is recent enough, else a Node 24 in `.cache` (about 190 MB), installed
 * once. Linked into `node_modules/.bin`, that one also runs `npm run …` and `npx …`.
 */
export function getNode() {
  if (majorOf(process.versions.node) >= neededNode) return process.execPath
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const node = join(binariesFolder('node-binaries'), name, 'bin', isWindows ? 'node.exe' : 'node')
  if (!isRecent(node)) {
    console.log(`Installing Node ${neededNode} in .cache, because yours is ${process.version} ...`)
    installBinaries('node-binaries')
  }
  if (!isRecent(node))
    throw new UserError(
      `Capra runs on Node ${neededNode} or newer, and yours is ${process.version}. No npm package for ` +
        `${process.platform} on ${process.arch} could be installed. ` +
        'Please install it from https://nodejs.org and run the same command again.',
    )
  linkForScripts(node)
  return node
}

function isRecent(node) {
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  return majorOf(stdout ?? '') >= neededNode
}

const majorOf = (version) => Number.parseInt(version, 10)

function linkForScripts(node) {
  const link = join(projectFolder, 'node_modules', '.bin', isWindows ? 'node.exe' : 'node')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  // On Windows only administrators may make symbolic links.
  if (isWindows) linkSync(node, link)
  else symlinkSync(relative(dirname(link), node), link)
}
