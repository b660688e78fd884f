import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { uploadRules } from '#contract/files.ts'
import type { Deps } from '#server/deps.ts'
import { createTurns } from '#server/gateways/turns.ts'
import { kindOf } from './kinds/kinds.ts'
import { receive, uploadPatience } from './receive.ts'
import { tooLarge, wrongType } from './refusals.ts'
import { statedType } from './uploads.service.ts'

const rule = uploadRules.resume
/** Files are held in memory while they are read: so many at once, others wait with theirs on disk. */
const look = createTurns(2)

/** Refuses, before a byte of it is read, what a request already says cannot be taken. */
export function checkStated(headers: { 'content-type'?: string; 'content-length'?: string }) {
  const type = statedType(headers['content-type'])
  if (type && !rule.contentTypes.includes(type)) throw wrongType('resume')
  if (Number(headers['content-length'] ?? 0) > rule.maxSize) throw tooLarge('resume')
}

/** Takes in a resume that is only to be looked at: it is gone once `use` is done with it. */
export async function withPassingResume<Result>(
  { files }: Pick<Deps, 'files'>,
  stream: Readable,
  use: (file: Uint8Array, contentType: string) => Promise<Result>,
): Promise<Result> {
  const limits = { size: rule.maxSize, ...uploadPatience }
  const into = { folder: await files.drafts(), limits, tooLarge: () => tooLarge('resume') }
  return receive(stream, into, ({ path }) =>
    look(async () => {
      const found = await kindOf(path)
      if (!found || !rule.contentTypes.includes(found)) throw wrongType('resume')
      return use(await readFile(path), found)
    }),
  )
}
