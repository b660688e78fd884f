import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { receive, type ReceiveLimits } from './receive-upload.ts'

const limits: ReceiveLimits = { size: 10, idleMs: 100, totalMs: 400 }

async function taking(source: Readable, use = (place: string) => readFile(place, 'utf8')) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-receive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const tooLarge = () => new Error('too large')
  const result = await receive(source, { folder, limits, tooLarge }, (draft) => use(draft.path)).catch(
    (error: Error) => error,
  )
  expect(await readdir(folder)).toEqual([])
  return result
}

const pieces = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))

test('all that comes is there to be used, and then gone', async () => {
  expect(await taking(pieces('hello', 'world'))).toBe('helloworld')
  expect(await taking(pieces())).toBe('')
})

test('one byte more is too large, and the source is left as it is', async () => {
  const source = new PassThrough()
  source.write('0123456789a')
  expect(await taking(source)).toMatchObject({ message: 'too large' })
  expect(source.destroyed).toBe(false)
})

test('silence, and a drip without end, are cut off', async () => {
  const silent = new PassThrough()
  silent.write('x')
  expect(await taking(silent)).toMatchObject({ status: 408 })
  const dripping = new PassThrough()
  const drip = setInterval(() => dripping.write(''.padEnd(1, 'x')), 60)
  expect(await taking(dripping)).toMatchObject({ status: 408 })
  clearInterval(drip)
})

test('a source that breaks, and a use that fails, leave nothing', async () => {
  const broken = new PassThrough()
  broken.write('x')
  setTimeout(() => broken.destroy(new Error('cut off')), 20)
  expect(await taking(broken)).toMatchObject({ message: 'cut off' })
  expect(await taking(pieces('x'), () => Promise.reject(new Error('refused')))).toMatchObject({ message: 'refused' })
})
