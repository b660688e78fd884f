import path from 'node:path'
import type { Config } from '#server/config.ts'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local-store.ts'
import { createUploadLinks } from './upload-links.ts'

/** The bucket of the settings, or else a folder of `DATA_DIR`. */
export async function openFileStore(config: Pick<Config, 's3' | 'dataDir'>, sessionSecret: string): Promise<FileStore> {
  const folder = path.join(config.dataDir, 'uploads')
  if (!config.s3) return createLocalFileStore(folder, createUploadLinks(sessionSecret))
  // The S3 client is slow to load, so it is loaded only where it is used.
  const { createS3FileStore } = await import('./s3-store.ts')
  return createS3FileStore(config.s3, path.join(folder, 'drafts'))
}
