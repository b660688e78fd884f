import { closeSync, openSync } from 'node:fs'
import { copyFile, mkdir, open, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const LIMIT_BYTES = 1024 * 1024
const CHECK_EVERY_MS = 60_000

/** The file the server writes to by itself, so that it neither waits for us nor loses its last words with us. */
export type ServerLog = {
  fd: number
  size(): Promise<number>
  /** The last lines written since the file had this size. */
  lastLines(since: number): Promise<string>
  close(): void
}

/** Keeps at most twice the limit: the current file and the one before. */
export async function openServerLog(folder: string): Promise<ServerLog> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'server.log')
  const size = async (): Promise<number> => (await stat(path)).size
  // Appending, which lets the file be emptied under the server that writes it.
  const fd = openSync(path, 'a', 0o600)
  await limit(path)
  const timer = setInterval(() => void limit(path).catch(() => {}), CHECK_EVERY_MS).unref()
  const close = (): void => {
    clearInterval(timer)
    closeSync(fd)
  }
  return { fd, size, lastLines: (since) => lastLines(path, since), close }
}

async function limit(path: string): Promise<void> {
  if ((await stat(path)).size <= LIMIT_BYTES) return
  await copyFile(path, `${path}.old`)
  await truncate(path)
}

async function lastLines(path: string, since: number): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const from = Math.max(since, size - 4000)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4000), 0, 4000, from)
    const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n')
    return lines.slice(-5).join(' | ')
  } finally {
    await file.close()
  }
}
