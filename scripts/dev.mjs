// `npm run dev`: the pages with hot reload on PORT, which proxy the API on another port. Unless DATA_DIR or DATABASE_URL
// is set, the data is in .cache/dev, with a member who has practiced for 30 days.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installWhenChanged } from './lib/install.mjs'
import { cacheFolder, projectFolder, runScript, runToEnd } from './lib/project.mjs'

await runScript(async () => {
  const node = await installWhenChanged()
  const { createServer } = await import('vite') // Available only after the install above.
  const env = join(projectFolder, '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  const port = Number(process.env.PORT || 3000)
  const apiPort = Number(process.env.API_PORT || port + 1)
  const address = `http://localhost:${port}`

  if (!process.env.DATA_DIR && !process.env.DATABASE_URL) {
    process.env.DATA_DIR = join(cacheFolder, 'dev')
    await runToEnd(node, [join('scripts', 'seed-member.ts')])
  }
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
