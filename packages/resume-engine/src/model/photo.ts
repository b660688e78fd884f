import { z } from 'zod/mini'

/** Bytes of the JPEG, which every preview and file of the document carries. */
export const maxPhotoBytes = 45_000
/** Pixels of the longer side. */
const maxPhotoSide = 480
const minPhotoSide = 16

export const photoPrefix = 'data:image/jpeg;base64,'
const maxEncoded = Math.ceil(maxPhotoBytes / 3) * 4
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** The bytes of a photo's address; null if it is none. */
export function readPhotoBytes(photo: string): Uint8Array<ArrayBuffer> | null {
  const encoded = photo.slice(photoPrefix.length)
  if (!photo.startsWith(photoPrefix) || encoded.length > maxEncoded || !base64.test(encoded)) return null
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}

/** Segments that hold the width and the height: baseline and progressive frames of Huffman-coded pictures. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const startOfScan = 0xda

/** The size of a JPEG, from its header: nothing is decoded. Null if it is no JPEG. */
export function readJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const read = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? startOfScan
    if (frames.has(marker)) return { height: read(at + 5), width: read(at + 7) }
    const length = read(at + 2)
    if (marker === startOfScan || length < 2) return null
    at += 2 + length
  }
  return null
}

function isSmallPhoto(photo: string): boolean {
  const bytes = readPhotoBytes(photo)
  const size = bytes && readJpegSize(bytes)
  if (!size) return false
  const { width, height } = size
  return (
    Math.min(width, height) >= minPhotoSide &&
    Math.max(width, height) <= maxPhotoSide &&
    height <= 2 * width &&
    width <= 2 * height
  )
}

/** A photo as a `data:` address: a small JPEG, as the browser makes it of the chosen picture. */
export const photo = z
  .string()
  .check(
    z.maxLength(photoPrefix.length + maxEncoded, 'The photo is too large'),
    z.refine(isSmallPhoto, 'The photo must be a small JPEG'),
  )
