/** A process that opens one picture: `worker.ts <from> <to>` prints the type of what it wrote, or fails. */
import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { lowerPriority } from '#server/gateways/lower-priority.ts'

const side = 1024
const pixels = 40_000_000
/** What opening a picture that cannot be read line by line may take at once, in bytes. */
const budget = 40 * 2 ** 20

const outputs = {
  jpeg: { contentType: 'image/jpeg', draw: (picture: Sharp) => picture.jpeg({ quality: 85, mozjpeg: true }) },
  png: { contentType: 'image/png', draw: (picture: Sharp) => picture.png() },
  // The first picture of an animation, without loss.
  gif: { contentType: 'image/png', draw: (picture: Sharp) => picture.png() },
}
const isKnown = (format: string | undefined): format is keyof typeof outputs =>
  format !== undefined && format in outputs

/** What the whole picture takes where its format keeps it from being read line by line. */
function atOnce({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata) {
  const points = width * height
  if (format === 'gif') return points * 4
  if (!isProgressive) return 0
  if (format === 'jpeg') return points * (chromaSubsampling === '4:2:0' ? 1.5 : channels) * 2
  return points * channels * (depth === 'ushort' ? 2 : 1)
}

async function reencode(from: string, to: string) {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile'] })
  const picture = sharp(from, { limitInputPixels: pixels, sequentialRead: true, failOn: 'error' })
  const metadata = await picture.metadata()
  if (!isKnown(metadata.format) || atOnce(metadata) > budget) throw new Error('Not a picture to open')
  const { contentType, draw } = outputs[metadata.format]
  const fitting = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  await draw(fitting).toFile(to)
  return contentType
}

lowerPriority()
const [from = '', to = ''] = process.argv.slice(2)
process.stdout.write(await reencode(from, to))
