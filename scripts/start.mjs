// `npm start`: installs, builds and starts as needed. Works on a fresh clone with Node 20.19 or newer.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Capra needs Node 20.19 or newer to install itself, and this is ${process.version}: https://nodejs.org`,
  )
  process.exit(1)
}

const { join } = await import('node:path')
const { cacheFolder, runScript } = await import('./lib/project.mjs')
const { installWhenChanged } = await import('./lib/install.mjs')
const { runServer } = await import('./lib/run-server.mjs')
const { buildWhenChanged } = await import('./lib/build-when-changed.mjs')

await runScript(async () => {
  endWithNpm()
  const node = await installWhenChanged()
  await buildWhenChanged(node)
  process.exitCode = await runServer(node, {
    NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
    ...process.env,
  })
})

/** On SIGTERM, npm and its shell exit without forwarding it, and the server would keep running. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
}
