import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PictureError, reencodePicture } from './reencode.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function reencode(bytes: Buffer) {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
  await rm(to, { force: true })
  await writeFile(from, bytes)
  const { contentType } = await reencodePicture(from, to)
  return { contentType, bytes: await readFile(to) }
}

const blank = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#b5502f' } })

test('metadata and appended bytes are removed, and the picture stays', async () => {
  const secret = 'secret-'.repeat(9)
  const shot = await blank(80, 40)
    .withExif({ IFD0: { Artist: secret, Copyright: secret } })
    .jpeg()
    .toBuffer()
  const withTail = Buffer.concat([shot, Buffer.from(secret)])
  expect(withTail.includes(secret)).toBe(true)
  const { contentType, bytes } = await reencode(withTail)
  expect(contentType).toBe('image/jpeg')
  expect(bytes.includes('secret-')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 40 })
})

test('a large picture is scaled down, and a small one is not', async () => {
  expect(await sharp((await reencode(await blank(3000, 1500).png().toBuffer())).bytes).metadata()).toMatchObject({
    width: 1024,
    height: 512,
  })
  expect(await sharp((await reencode(await blank(10).gif().toBuffer())).bytes).metadata()).toMatchObject({
    format: 'png',
    width: 10,
  })
})

test('a picture with too many pixels, or that takes too much memory to decode, is refused', async () => {
  const bombs = [
    await blank(7000).png().toBuffer(),
    await blank(4500).png({ progressive: true }).toBuffer(),
    await blank(3500).gif().toBuffer(),
  ]
  for (const bomb of bombs) {
    expect(bomb.length).toBeLessThan(2 ** 20)
    await expect(reencode(bomb)).rejects.toBeInstanceOf(PictureError)
  }
})

test('other formats and broken pictures are refused', async () => {
  const whole = await blank(300).png().toBuffer()
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await blank(20).webp().toBuffer(),
    await blank(20).tiff().toBuffer(),
    whole.subarray(0, 60),
    Buffer.alloc(0),
  ]
  for (const other of others) await expect(reencode(other)).rejects.toBeInstanceOf(PictureError)
  await expect(stat(path.join(folder, 'to'))).rejects.toThrow('ENOENT')
})
