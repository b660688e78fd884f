import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createDrafts } from './drafts.ts'
import { assertId, type FileStore } from './file-store.ts'
import type { UploadLinks } from './upload-links.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A rename survives a power cut only once its folder is written down too. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Files on local disk, spread over 256 folders; the product itself takes the uploads. */
export function createLocalFileStore(folder: string, links: UploadLinks): FileStore {
  const drafts = createDrafts(path.join(folder, 'drafts'))
  const getPath = (id: string) => {
    assertId(id)
    return path.join(folder, id.slice(0, 2), id)
  }

  return {
    uploadUrl: async (id, { expires }) => links.make(id, expires),
    uploadsTo: null,
    readUpload: async () => null,
    removeUpload: async () => {},
    drafts: drafts.open,

    async keep(id, draft) {
      const place = getPath(id)
      const home = path.dirname(place)
      const made = await mkdir(home, { recursive: true, mode: 0o700 })
      await rename(draft.path, place)
      await syncFolder(home)
      if (made) await syncFolder(folder)
    },

    async read(id) {
      const handle = await open(getPath(id)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      if (!handle) return null
      const { size } = await handle.stat()
      return { size, stream: handle.createReadStream() }
    },

    async remove(id) {
      await rm(getPath(id), { force: true })
    },

    sweep: drafts.sweep,
  }
}
