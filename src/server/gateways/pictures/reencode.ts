import { IsolationError } from '#server/isolation/isolation-error.ts'
import { createWorkerPool } from '#server/isolation/worker-pool.ts'
import type { PictureTasks } from './reencode-worker.ts'

/** The file is not a picture of a supported format, or decoding it would take too much. */
export class PictureError extends Error {}

/** A new process for each picture: its native decoders may be taken over by a hostile one, and end with it. */
const pool = createWorkerPool<PictureTasks>({
  entry: new URL('./reencode-worker.ts', import.meta.url),
  kind: 'process',
  parallel: 2,
  waiting: 30,
  perCaller: 10,
  wallMs: 5_000,
  heapMb: 64,
  maxTasksPerWorker: 1,
})

/**
 * Decodes a picture and encodes it again: at most 1024 pixels a side, upright, without metadata or anything else that
 * came with it.
 */
export async function reencodePicture(from: string, to: string): Promise<{ contentType: string }> {
  try {
    return await pool.run('reencode', () => ({ from, to }))
  } catch (cause) {
    throw cause instanceof IsolationError ? new PictureError('The picture could not be decoded', { cause }) : cause
  }
}
