import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** What finds elements, as one script for the pages of every browser. */
export async function bundleFinder(): Promise<string> {
  const build = await rolldown({ input: fileURLToPath(new URL('in-page.ts', import.meta.url)) })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code
}
