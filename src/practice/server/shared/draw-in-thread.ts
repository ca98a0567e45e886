import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What the picture shows. */
export interface PictureContent {
  readonly text: string
  readonly names: readonly string[]
}

const longestDrawingMs = 30_000

let lastDrawing: Promise<unknown> = Promise.resolve()

/** One picture after another, each in a thread of its own: layout and drawing take half a second of CPU time. */
export function drawInThread(content: PictureContent): Promise<Buffer> {
  const drawing = lastDrawing.then(async () => {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: content })
    try {
      const [png] = await once(worker, 'message', { signal: AbortSignal.timeout(longestDrawingMs) })
      return Buffer.from(png as Uint8Array)
    } finally {
      await worker.terminate()
    }
  })
  lastDrawing = drawing.catch(() => undefined)
  return drawing
}
