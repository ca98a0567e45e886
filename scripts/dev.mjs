// npm run dev: the pages with hot reload on PORT, the API on a port of its own behind them, one Ctrl-C for both.
import { spawn } from 'node:child_process'
import { installWhenChanged } from './lib/install.mjs'
import { projectFolder, runScript } from './lib/project.mjs'

await runScript(async () => {
  const node = await installWhenChanged()
  const { createServer } = await import('vite') // Only there once it is installed.
  const port = Number(process.env.PORT || 3000)
  const apiPort = Number(process.env.API_PORT || port + 1)
  const address = `http://localhost:${port}`

  const api = spawn(node, ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
    cwd: projectFolder,
    stdio: 'inherit',
    // The API believes it is reached at the pages' address, so that its links and its check of origins are right.
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL || address },
  })
  const toApi = `http://127.0.0.1:${apiPort}`
  const pages = await createServer({
    root: projectFolder,
    server: { port, strictPort: true, proxy: { '/api': toApi, '/healthz': toApi, '/readyz': toApi } },
  })
  await pages.listen()
  console.log(`Pages with hot reload on ${address}, the API behind them on port ${apiPort}.`)

  const stop = async () => {
    api.kill('SIGTERM')
    await pages.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())
})
