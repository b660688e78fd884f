import { type IFontAttributesProperties, type IStylesOptions, LineRuleType } from 'docx'
import { ink, quiet, type ResolvedDesign } from './designs.ts'
import { getGap, getLineHeight, getRuleSpace } from './docx-spacing.ts'
import { findScriptFaces } from './faces.ts'
import type { Part } from './parts.ts'

export const twip = (points: number) => Math.round(points * 20)
export const toHex = (color: string) => color.slice(1).toUpperCase()
const halfPoints = (points: number) => Math.round(points * 2)

/** Word's own: those of the .pdf take megabytes, and Word embeds TrueType only. */
const eastAsianFonts: Record<string, string> = { ja: 'Yu Gothic', ko: 'Malgun Gothic' }

/** The fonts of a text for each group of scripts that Word knows. */
export function getFonts(text: string, language: string, design: ResolvedDesign): IFontAttributesProperties {
  const faces = findScriptFaces(text)
  const find = (slot: 'ascii' | 'cs') => faces.find((face) => face.slot === slot)?.family ?? design.font.family
  const ascii = find('ascii')
  return { ascii, hAnsi: ascii, cs: find('cs'), eastAsia: eastAsianFonts[language] ?? 'Microsoft YaHei' }
}

/** A part of each kind, as most texts have it. */
const usual = (kind: Part['kind']): Part => ({
  kind,
  afterGap: false,
  lead: '',
  separator: '',
  text: 'A',
  aside: '',
  isRightToLeft: false,
})

/** Between most paragraphs and what follows. The others have their own spacing. */
const usualGaps: Partial<Record<Part['kind'], { previous?: Part; next?: Part }>> = {
  title: { next: usual('headline') },
  headline: { next: usual('contact') },
  heading: { previous: usual('bullet'), next: usual('entry') },
  entry: { previous: usual('bullet'), next: usual('bullet') },
}

const tracking = (amountEm: number, points: number) => ({ characterSpacing: twip(amountEm * points) })

/** The styles of a design, which a person can change in Word. */
export function docxStyles(text: string, language: string, design: ResolvedDesign): IStylesOptions {
  const { name, headline, heading, contact, size } = design
  const font = getFonts(text, language, design)
  const [dark, accent, grey] = [toHex(ink), toHex(design.accent), toHex(quiet)]
  const custom = { basedOn: 'Normal', next: 'Normal', quickFormat: true }
  return {
    default: {
      document: {
        run: { font, size: halfPoints(size), color: dark, kern: 1, language: { value: language, eastAsia: language } },
        paragraph: { spacing: getSpacing(usual('paragraph'), {}, design) },
      },
      title: {
        run: {
          font,
          size: halfPoints(name.size),
          bold: name.isBold,
          color: name.isAccent ? accent : dark,
          ...tracking(name.trackingEm, name.size),
        },
        paragraph: { spacing: getUsualSpacing('title', design) },
      },
      heading1: {
        run: {
          font,
          size: halfPoints(heading.size),
          bold: true,
          color: accent,
          ...tracking(heading.trackingEm, heading.size),
        },
        paragraph: {
          keepNext: true,
          alignment: heading.isCentered ? 'center' : 'start',
          spacing: getUsualSpacing('heading', design),
          ...(heading.rule > 0 && {
            border: {
              bottom: {
                style: 'single',
                size: heading.rule * 8,
                space: getRuleSpace(usual('heading'), design, heading.rulePadding),
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
        run: { size: halfPoints(headline.size), bold: headline.isBold, color: headline.isAccent ? accent : dark },
        paragraph: { spacing: getUsualSpacing('headline', design) },
      },
      {
        ...custom,
        id: 'Contact',
        name: 'Contact',
        run: { size: halfPoints(contact.size), color: grey },
        paragraph: { spacing: getUsualSpacing('contact', design) },
      },
      {
        ...custom,
        id: 'Entry',
        name: 'Entry',
        paragraph: { keepNext: true, spacing: getUsualSpacing('entry', design) },
      },
      { ...custom, id: 'Dates', name: 'Dates', run: { color: grey }, paragraph: { keepNext: true } },
      { ...custom, id: 'Subject', name: 'Subject', run: { bold: true } },
      { ...custom, id: 'ListBullet', name: 'List Bullet', next: 'ListBullet' },
    ],
  }
}

const getUsualSpacing = (kind: Part['kind'], design: ResolvedDesign) =>
  getSpacing(usual(kind), usualGaps[kind] ?? {}, design)

/** What the paragraphs of the head and the headings keep below them; all others keep their distance above. */
const ownsGap = (part: Part, next: Part) =>
  next.kind !== 'heading' &&
  (part.kind === 'title' || part.kind === 'headline' || part.kind === 'contact' || part.kind === 'heading')

/** The height of the lines and the room above and below in twips. `more` is added above. */
export function getSpacing(
  part: Part,
  { previous, next }: { previous?: Part | undefined; next?: Part | undefined },
  design: ResolvedDesign,
  more = 0,
) {
  return {
    line: twip(getLineHeight(part, design)),
    lineRule: LineRuleType.EXACT,
    before: previous && !ownsGap(previous, part) ? twip(getGap(previous, part, design, more)) : 0,
    after: next && ownsGap(part, next) ? twip(getGap(part, next, design)) : 0,
  }
}
