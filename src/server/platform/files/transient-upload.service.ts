import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { uploadRules } from '#contract/files.ts'
import type { Caller } from '#server/admission.ts'
import type { Deps } from '#server/deps.ts'
import { inspection } from './inspection-queue.ts'
import { detectContentType } from './content-type/detect-content-type.ts'
import { receive, uploadTimeouts } from './receive-upload.ts'
import { tooLarge, wrongType } from './file-errors.ts'
import { parseContentType } from './uploads.service.ts'

const rule = uploadRules.resume

/** Refuses an upload by its headers, before its body is read. */
export function checkStatedSize(headers: { 'content-type'?: string; 'content-length'?: string }) {
  const type = parseContentType(headers['content-type'])
  if (type && !rule.contentTypes.includes(type)) throw wrongType('resume')
  if (Number(headers['content-length'] ?? 0) > rule.maxSize) throw tooLarge('resume')
}

/**
 * Receives a resume that is only read: it is deleted when `use` has finished. It stays on disk until `use`
 * loads it.
 */
export async function withTransientUpload<Result>(
  { files, caller }: Pick<Deps, 'files'> & { caller: Caller },
  stream: Readable,
  use: (load: () => Promise<Uint8Array>, contentType: string) => Promise<Result>,
): Promise<Result> {
  const limits = { size: rule.maxSize, ...uploadTimeouts }
  const into = { folder: await files.drafts(), limits, tooLarge: () => tooLarge('resume') }
  return receive(stream, into, async ({ path }) => {
    const found = await inspection.run(caller, () => detectContentType(path))
    if (!found || !rule.contentTypes.includes(found)) throw wrongType('resume')
    return use(() => readFile(path), found)
  })
}
