import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** Whether we could install Debian's packages here: root on a system with apt. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages of Debian's; gives apt's last words when it refuses. */
export function installDebianPackages(...names: string[]): string | undefined {
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  // Without fresh lists apt finds nothing on a new machine, or versions that are no longer served.
  apt('update')
  const { status, stderr } = apt('install', '--yes', '--no-install-recommends', ...names)
  return status === 0 ? undefined : stderr.trim().split('\n').slice(-3).join(' ')
}

/** While it works, Debian's PostgreSQL neither makes nor starts a cluster of the system's own. */
export function withoutSystemCluster<T>(work: () => T): T {
  const folder = '/etc/postgresql-common/createcluster.d'
  const file = `${folder}/capra.conf`
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
  try {
    return work()
  } finally {
    rmSync(file)
  }
}
