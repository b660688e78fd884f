import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx'
import type { ResolvedDesign } from './designs.ts'
import { getGap, getLineHeight } from './docx-spacing.ts'
import type { Part } from './parts.ts'
import type { PlacedPhoto } from './photo.ts'

/** Points of Word's unit of length, and of the pixels of its pictures. */
const [pointsToEmu, pointsToPixels] = [12_700, 96 / 72]

/** The photo beside the head. The paragraphs leave room for it, so that text does not wrap around it. */
export const toPhotoRun = ({ bytes, width, height, alt }: PlacedPhoto, { isRightToLeft }: { isRightToLeft: boolean }) =>
  new ImageRun({
    type: 'jpg',
    data: bytes,
    transformation: { width: width * pointsToPixels, height: height * pointsToPixels },
    altText: { name: alt, title: alt, description: alt },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: isRightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: Math.round(6 * pointsToEmu) },
      wrap: { type: TextWrappingType.NONE },
    },
  })

/** How much higher the photo is than the head beside it, in points. */
export function getPhotoOverhang(head: readonly Part[], photo: PlacedPhoto | null, design: ResolvedDesign): number {
  if (!photo) return 0
  const heights = head.map((part, index) => {
    const next = head[index + 1]
    return getLineHeight(part, design) + (next ? getGap(part, next, design) : 0)
  })
  return Math.max(0, photo.height - heights.reduce((total, height) => total + height, 0))
}
