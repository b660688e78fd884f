import type { IStylesOptions } from 'docx'
import { ink, quiet, type ResolvedDesign } from './designs.ts'
import { smallestLetterSize, type OutlineKind } from './parts.ts'

export const twip = (points: number) => Math.round(points * 20)
export const toHex = (color: string) => color.slice(1).toUpperCase()
const halfPoints = (points: number) => Math.round(points * 2)

const eastAsianFonts: Record<string, string> = { ja: 'Yu Gothic', ko: 'Malgun Gothic' }

/** The styles of a design, which a person can change in Word. */
export function docxStyles(language: string, kind: OutlineKind, design: ResolvedDesign): IStylesOptions {
  const { name, headline, heading, scale } = design
  const family = design.font.wordFamily
  const font = { ascii: family, hAnsi: family, cs: 'Arial', eastAsia: eastAsianFonts[language] ?? 'Microsoft YaHei' }
  const [dark, accent, grey] = [toHex(ink), toHex(design.accent), toHex(quiet)]
  const body = Math.max(design.size, kind === 'cover-letter' ? smallestLetterSize : 0) * scale
  const size = halfPoints(body)
  const after = twip(design.bulletGapEm * 3)
  const custom = { basedOn: 'Normal', next: 'Normal', quickFormat: true }
  const tracking = (amountEm: number, points: number) => ({ characterSpacing: twip(amountEm * points) })
  return {
    default: {
      document: {
        run: { font, size, color: dark, language: { value: language, eastAsia: language } },
        paragraph: { spacing: { after } },
      },
      title: {
        run: {
          font,
          size: halfPoints(name.size * scale),
          bold: name.isBold,
          color: name.isAccent ? accent : dark,
          ...tracking(name.trackingEm, name.size),
        },
        paragraph: { spacing: { after: twip(name.below * 0.4) } },
      },
      heading1: {
        run: {
          font,
          size: halfPoints(heading.size * scale),
          bold: true,
          color: accent,
          ...tracking(heading.trackingEm, heading.size),
        },
        paragraph: {
          keepNext: true,
          alignment: heading.isCentered ? 'center' : 'start',
          spacing: { before: twip(heading.above * 0.8), after: twip(heading.below * 0.7) },
          ...(heading.rule > 0 && {
            border: {
              bottom: {
                style: 'single',
                size: heading.rule * 8,
                space: 2,
                color: heading.isAccentRule ? accent : grey,
              },
            },
          }),
        },
      },
    },
    paragraphStyles: [
      {
        ...custom,
        id: 'Headline',
        name: 'Headline',
        run: {
          size: halfPoints(headline.size * scale),
          bold: headline.isBold,
          color: headline.isAccent ? accent : dark,
        },
        paragraph: { spacing: { after: twip(headline.below * 0.4) } },
      },
      { ...custom, id: 'Contact', name: 'Contact', run: { color: grey } },
      { ...custom, id: 'Entry', name: 'Entry', paragraph: { keepNext: true } },
      { ...custom, id: 'Dates', name: 'Dates', run: { color: grey }, paragraph: { keepNext: true } },
      { ...custom, id: 'Subject', name: 'Subject', run: { bold: true } },
      { ...custom, id: 'ListBullet', name: 'List Bullet', next: 'ListBullet' },
    ],
  }
}
