import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const worker = new URL('worker.ts', import.meta.url).pathname
const patienceMs = 5_000
const run = promisify(execFile)

/** The file was not a picture, or one that would take too much to open. */
export class PictureError extends Error {}

/**
 * Draws a picture anew: at most 1024 pixels a side, turned upright, without metadata or anything else that came with
 * it. It is opened in a process of its own, so that a hostile one can cost no more than that process.
 */
export async function reencodePicture(from: string, to: string): Promise<{ contentType: string }> {
  try {
    const args = ['--max-old-space-size=64', worker, from, to]
    const { stdout } = await run(process.execPath, args, { timeout: patienceMs, killSignal: 'SIGKILL', env: {} })
    return { contentType: stdout.trim() }
  } catch (cause) {
    throw new PictureError('The picture could not be opened', { cause })
  }
}
