import type { DesignOptions } from '#engine/model/designs.ts'
import { readJpegSize, readPhotoBytes } from '#engine/model/photo.ts'
import type { ResolvedDesign } from './designs.ts'
import type { OutlineKind } from './parts.ts'

/** A photo on a page. Lengths are in points. */
export interface PlacedPhoto {
  bytes: Uint8Array
  width: number
  height: number
  alt: string
}

/** The photo of a resume. Letters and records have none. */
export function resolvePhoto(
  { photo }: DesignOptions,
  design: ResolvedDesign,
  kind: OutlineKind,
  name: string,
): PlacedPhoto | null {
  const bytes = photo !== undefined && kind === 'resume' ? readPhotoBytes(photo) : null
  const size = bytes && readJpegSize(bytes)
  if (!size) return null
  const { width } = design.photo
  return { bytes, width, height: (width * size.height) / size.width, alt: name === '' ? 'Photo' : `Photo of ${name}` }
}
