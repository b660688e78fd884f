import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { createDrafts } from './drafts.ts'
import { assertId, type FileStore } from './file-store.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Another S3 than Amazon's, addressed by path. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

/** Of one request with its repeats, and of a connection on which nothing arrives. */
const limits = { timeoutMs: 8_000, idleMs: 5_000 }

const quiet = () => {}

function connect({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings, idleMs: number) {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: 2,
    // It would warn on the console; what fails is thrown, and logged where it is answered.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    // A presigned URL cannot know the checksum of what will be sent, and not every S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: idleMs },
  })
}

const toKey = (folder: 'incoming' | 'files', id: string) => {
  assertId(id)
  return `${folder}/${id}`
}

/**
 * Files in an S3 bucket. Browsers send to `incoming/`, by URLs that may be used again until they expire, so nothing is
 * ever served from there: a file that was checked is stored under `files/`, which no such URL reaches.
 */
export async function createS3FileStore(
  settings: S3Settings,
  draftFolder: string,
  { timeoutMs, idleMs } = limits,
): Promise<FileStore> {
  const client = connect(settings, idleMs)
  const { bucket: Bucket } = settings
  const drafts = createDrafts(draftFolder)

  function until(signal?: AbortSignal) {
    const timeout = AbortSignal.timeout(timeoutMs)
    return { abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout }
  }

  async function read(Key: string, signal?: AbortSignal) {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }), until(signal))
      // In Node the body is the response's own stream.
      const stream = Body as Readable
      return { size: ContentLength ?? 0, stream: signal ? addAbortSignal(signal, stream) : stream }
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }

  const remove = async (Key: string) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }), until()))

  async function uploadUrl(
    id: string,
    { contentType, size, expires }: { contentType: string | null; size: number | null; expires: Date },
  ) {
    const command = new PutObjectCommand({
      Bucket,
      Key: toKey('incoming', id),
      ...(contentType ? { ContentType: contentType } : {}),
      ...(size === null ? {} : { ContentLength: size }),
    })
    return getSignedUrl(client, command, {
      expiresIn: Math.max(1, Math.round((expires.getTime() - Date.now()) / 1000)),
      // Signed as headers, so that the store refuses another type or size.
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    })
  }

  /** Abandoned uploads only. Stored files are never listed. */
  async function sweepIncoming(before: Date) {
    let ContinuationToken: string | undefined
    do {
      const list = new ListObjectsV2Command({ Bucket, Prefix: 'incoming/', ContinuationToken })
      const { Contents = [], NextContinuationToken } = await client.send(list, until())
      const old = Contents.filter(({ LastModified }) => LastModified && LastModified < before)
      // One by one: removing many at once wants a checksum that differs from one S3 to the next.
      for (const { Key } of old) if (Key) await remove(Key)
      ContinuationToken = NextContinuationToken
    } while (ContinuationToken)
  }

  const example = new URL(
    await uploadUrl('00000000-0000-4000-8000-000000000000', { contentType: null, size: null, expires: new Date() }),
  )

  return {
    uploadUrl,
    uploadsTo: new URL('.', example).href,
    readUpload: (id, signal) => read(toKey('incoming', id), signal),
    removeUpload: (id) => remove(toKey('incoming', id)),
    drafts: drafts.open,

    async keep(id, draft, contentType, signal) {
      const put = new PutObjectCommand({
        Bucket,
        Key: toKey('files', id),
        Body: createReadStream(draft.path),
        ContentLength: draft.size,
        ContentType: contentType,
      })
      await client.send(put, until(signal))
      await rm(draft.path, { force: true })
    },

    read: (id, signal) => read(toKey('files', id), signal),

    async remove(id) {
      await remove(toKey('incoming', id))
      await remove(toKey('files', id))
    },

    async sweep(before) {
      await drafts.sweep(before)
      await sweepIncoming(before)
    },
  }
}
