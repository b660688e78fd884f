import { expect, test } from 'vitest'
import sharp from 'sharp'
import { parseDesign } from './designs.ts'
import { photo, photoPrefix } from './photo.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5502f' } })
const toAddress = (bytes: Uint8Array) => photoPrefix + Buffer.from(bytes).toString('base64')
const accepts = (value: unknown) => photo.safeParse(value).success

test('a small JPEG is a photo, also a progressive one', async () => {
  expect(accepts(toAddress(await blank(320, 400).jpeg().toBuffer()))).toBe(true)
  expect(accepts(toAddress(await blank(320, 320).jpeg({ progressive: true }).toBuffer()))).toBe(true)
})

test('anything else is none', async () => {
  const small = await blank(320, 400).jpeg().toBuffer()
  const noise = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256))
  const others = [
    toAddress(await blank(320, 400).png().toBuffer()),
    toAddress(await blank(2000, 2000).jpeg({ quality: 1 }).toBuffer()),
    toAddress(await blank(400, 100).jpeg().toBuffer()),
    toAddress(Buffer.concat([small, noise])),
    toAddress(small.subarray(0, 20)),
    toAddress(Buffer.from('<svg onload="alert(1)"/>')),
    `${toAddress(small)}" onload="alert(1)`,
    toAddress(small).replace('image/jpeg', 'image/svg+xml'),
    'https://example.test/photo.jpg',
    '',
    7,
  ]
  for (const other of others) expect(accepts(other), String(other).slice(0, 60)).toBe(false)
  expect(parseDesign({ design: 'modern', photo: 'https://example.test/photo.jpg' })).toBeNull()
})
