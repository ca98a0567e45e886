import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountedRoutes } from '#testing/server/mounted-routes.ts'
import { findNpm } from './lib/npm.mjs'
import { projectFolder } from './lib/project.mjs'

const read = (...names: string[]) => readFileSync(join(projectFolder, ...names), 'utf8')
const isThere = (name: string) => existsSync(join(projectFolder, name))

test('every file that the container copies exists or is built', () => {
  const copied = [...read('deploy', 'Dockerfile').matchAll(/^COPY --from=build \/capra\/(\S+)/gm)].map(
    (found) => found[1] ?? '',
  )
  expect(copied.length).toBeGreaterThan(3)
  expect(copied.filter((name) => !isThere(name))).toEqual(
    ['node_modules', 'dist'].filter((name) => copied.includes(name) && !isThere(name)),
  )
})

test('every script named by a systemd unit, the container or the operator guide exists', () => {
  const deployed = readdirSync(join(projectFolder, 'deploy')).map((name) => read('deploy', name))
  const scripts = deployed.flatMap((text) => text.match(/src\/\S+\.ts/g) ?? [])
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((name) => !isThere(name))).toEqual([])

  const commands = [...read('docs', 'running-capra.md').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    (found) => found[1] ?? '',
  )
  const known = Object.keys(JSON.parse(read('package.json')).scripts)
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((name) => !known.includes(name))).toEqual([])
})

test('the systemd unit and the container can write the compile cache', () => {
  const container = read('deploy', 'Dockerfile')
  const [, kept = ''] = /NODE_COMPILE_CACHE=(\S+)/.exec(container) ?? []
  expect(container).toMatch(new RegExp(`mkdir .*${kept} && chown node:node .*${kept}$`, 'm'))
  const unit = read('deploy', 'capra.service')
  const [, folder = ''] = /^CacheDirectory=(\S+)$/m.exec(unit) ?? []
  expect(unit).toContain(`NODE_COMPILE_CACHE=/var/cache/${folder}`)
  expect([kept, folder]).not.toContain('')
})

test('the proxy examples limit bodies as the server does', () => {
  const larger = mountedRoutes().filter(({ endpoint }) => endpoint.bodyLimit !== undefined)
  expect(larger.length).toBeGreaterThan(2)
  const caddy = read('deploy', 'Caddyfile')
  const nginx = read('deploy', 'nginx.conf')
  for (const { path } of larger.map(({ endpoint }) => endpoint)) {
    expect(caddy).toMatch(new RegExp(`@(import|large) path .*${path}\\b`))
    expect(caddy).toMatch(new RegExp(`@others not path .*${path}\\b`))
    expect(nginx).toMatch(new RegExp(`location = ${path} \\{\\n\\s+client_max_body_size`))
  }
  expect(caddy).toContain('request_body @others {\n\t\tmax_size 32KiB')
  expect(nginx).toContain('\tclient_max_body_size 32k;')
})

test('the systemd units limit memory, file permissions and capabilities', () => {
  for (const name of ['capra.service', 'capra-backup.service'])
    for (const line of [/^MemoryMax=\S+$/m, /^UMask=0077$/m, /^CapabilityBoundingSet=$/m])
      expect(read('deploy', name), name).toMatch(line)
})

test('the list of packages for vulnerability scanners names what the product ships with', () => {
  const { program, args, options } = findNpm()
  const listed = spawnSync(program, [...args, 'run', '--silent', 'sbom'], {
    ...options,
    cwd: projectFolder,
    encoding: 'utf8',
  })
  const { bomFormat, components } = JSON.parse(listed.stdout)
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toContain('fastify')
  expect(names).not.toContain('vitest')
})
