import { maxPhotoBytes, photoPrefix } from '@foothold/resume-engine/designs'

const width = 320
const qualities = [0.88, 0.8, 0.7, 0.55, 0.4]

/** The part of a picture that is kept: a square of a wide one, and 4:5 of a tall one, with more of its upper half. */
export function getCrop(picture: { width: number; height: number }) {
  const ratio = picture.height >= picture.width * 1.1 ? 1.25 : 1
  const kept = Math.min(picture.width, picture.height / ratio)
  const [keptWidth, keptHeight] = [kept, kept * ratio]
  return {
    x: (picture.width - keptWidth) / 2,
    y: (picture.height - keptHeight) / 3,
    width: keptWidth,
    height: keptHeight,
    ratio,
  }
}

/** A small JPEG of the chosen picture as a `data:` address: upright, cropped, and without what else was in the file. */
export async function cropPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const crop = getCrop(picture)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.round(width * crop.ratio)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    // What is transparent would be black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
    for (const quality of qualities) {
      const address = canvas.toDataURL('image/jpeg', quality)
      if (address.startsWith(photoPrefix) && (address.length - photoPrefix.length) * 0.75 <= maxPhotoBytes)
        return address
    }
    throw new Error('The picture has too many details.')
  } finally {
    picture.close()
  }
}
