// A thread that draws one picture and ends.
import { parentPort, workerData } from 'node:worker_threads'
import type { PictureContent } from './draw-in-thread.ts'
import { drawPicture } from './draw-picture.ts'

parentPort?.postMessage(await drawPicture(workerData as PictureContent))
