import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A folder for files that are still coming in, for this product's eyes only. */
export function createDrafts(folder: string) {
  return {
    async open() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    /** Removes what a process left behind when it ended halfway. */
    async sweep(before: Date) {
      for (const name of await readdir(folder).catch(() => [])) {
        const draft = path.join(folder, name)
        const info = await stat(draft).catch(() => null)
        if (info && info.mtime < before) await rm(draft, { force: true })
      }
    },
  }
}
