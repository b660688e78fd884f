import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack, type Pack } from 'tar-stream'

/** The backup cannot be used. The message is one line for an operator. */
export class BackupError extends Error {}

export interface Archive {
  /** Adds an entry and returns its SHA-256. */
  add(name: string, content: Buffer | { size: number; stream: Readable }): Promise<string>
}

function addTo(tar: Pack): Archive['add'] {
  return async (name, content) => {
    const hash = createHash('sha256')
    const size = Buffer.isBuffer(content) ? content.length : content.size
    const entry = tar.entry({ name, size })
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content.stream
    stream.on('data', (chunk: Buffer) => hash.update(chunk))
    await pipeline(stream, entry)
    return hash.digest('hex')
  }
}

/**
 * Writes a tar file, compressed by gzip and encrypted by age with a passphrase: `age -d FILE | tar xz` opens it without the
 * product. The file has its name only once it is complete.
 */
export async function writeArchive(file: string, passphrase: string, fill: (archive: Archive) => Promise<void>) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const tar = pack()
  const draft = `${file}.part`
  const compressed = tar.pipe(createGzip())
  tar.on('error', (error) => compressed.destroy(error))
  try {
    const encrypted = await encrypter.encrypt(
      Readable.toWeb(compressed) as unknown as globalThis.ReadableStream<Uint8Array>,
    )
    const written = pipeline(
      Readable.fromWeb(encrypted as unknown as ReadableStream),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    const filled = fill({ add: addTo(tar) }).then(
      () => tar.finalize(),
      (error: Error) => {
        tar.destroy(error)
        throw error
      },
    )
    await Promise.all([written, filled])
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function decrypt(file: string, passphrase: string) {
  const handle = await open(file).catch(() => null)
  if (!handle) throw new BackupError(`There is no file ${file}`)
  await handle.close()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const encrypted = Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>
  return Readable.fromWeb((await decrypter.decrypt(encrypted)) as unknown as ReadableStream)
}

/**
 * Reads every entry in turn. age checks each block and the end of the file, so a changed or cut backup, and a wrong passphrase, end
 * in an error.
 */
export async function readArchive(
  file: string,
  passphrase: string,
  read: (name: string, content: Readable) => Promise<void>,
) {
  const tar = extract()
  let failure: unknown
  const decoded = decrypt(file, passphrase)
    .then((plain) => pipeline(plain, createGunzip(), tar))
    .catch((error: Error) => {
      tar.destroy(error)
      throw error
    })
  try {
    for await (const entry of tar) {
      try {
        await read(entry.header.name, entry as unknown as Readable)
      } catch (error) {
        failure = error
        throw error
      }
      entry.resume()
    }
    await decoded
  } catch (error) {
    await Promise.allSettled([decoded, finished(tar)])
    if (failure || error instanceof BackupError) throw failure ?? error
    throw new BackupError(`${file} is damaged, or the passphrase is wrong: ${String((error as Error).message)}`)
  }
}

export async function hashStream(stream: Readable) {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
