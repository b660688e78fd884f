import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { serveTasks } from '#server/isolation/serve-tasks.ts'

const maxSide = 1024
const maxPixels = 40_000_000
/** Memory for a picture that cannot be decoded line by line. */
const maxDecodedBytes = 40 * 2 ** 20

const outputs = {
  jpeg: { contentType: 'image/jpeg', encode: (picture: Sharp) => picture.jpeg({ quality: 85, mozjpeg: true }) },
  png: { contentType: 'image/png', encode: (picture: Sharp) => picture.png() },
  // The first frame of an animation, lossless.
  gif: { contentType: 'image/png', encode: (picture: Sharp) => picture.png() },
}
const isKnown = (format: string | undefined): format is keyof typeof outputs =>
  format !== undefined && format in outputs

/** Bytes of the whole decoded picture if its format cannot be decoded line by line, otherwise 0. */
function countDecodedBytes({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata) {
  const pixels = width * height
  if (format === 'gif') return pixels * 4
  if (!isProgressive) return 0
  if (format === 'jpeg') return pixels * (chromaSubsampling === '4:2:0' ? 1.5 : channels) * 2
  return pixels * channels * (depth === 'ushort' ? 2 : 1)
}

async function reencode({ from, to }: { from: string; to: string }): Promise<{ contentType: string }> {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile'] })
  const picture = sharp(from, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
  const metadata = await picture.metadata()
  if (!isKnown(metadata.format)) throw new Error('The format is not supported')
  if (countDecodedBytes(metadata) > maxDecodedBytes) throw new Error('The picture takes too much memory to decode')
  const { contentType, encode } = outputs[metadata.format]
  const resized = picture.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  await encode(resized).toFile(to)
  return { contentType }
}

const tasks = { reencode }
export type PictureTasks = typeof tasks

serveTasks(tasks)
