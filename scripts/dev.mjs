// `npm run dev`: the pages with hot reload on PORT, which proxy the API on another port.
import { spawn } from 'node:child_process'
import { installWhenChanged } from './lib/install.mjs'
import { projectFolder, runScript } from './lib/project.mjs'

await runScript(async () => {
  const node = await installWhenChanged()
  const { createServer } = await import('vite') // Available only after the install above.
  const port = Number(process.env.PORT || 3000)
  const apiPort = Number(process.env.API_PORT || port + 1)
  const address = `http://localhost:${port}`

  const api = spawn(node, ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
    cwd: projectFolder,
    stdio: 'inherit',
    // The API uses the URL of the pages for its links and its origin check.
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL || address },
  })
  const toApi = `http://127.0.0.1:${apiPort}`
  const pages = await createServer({
    root: projectFolder,
    server: { port, strictPort: true, proxy: { '/api': toApi, '/healthz': toApi, '/readyz': toApi } },
  })
  await pages.listen()
  console.log(`Pages with hot reload on ${address}; API on port ${apiPort}.`)

  const stop = async () => {
    api.kill('SIGTERM')
    await pages.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())
})
