import type { DocumentOutline } from '#engine/document-outline/document-outline.ts'
import { defaultDesign, type DesignOptions } from '#engine/model/designs.ts'
import { ink, quiet, resolveDesign } from './designs.ts'
import { listFonts } from './faces.ts'
import { resolvePhoto } from './photo.ts'
import { toSections, type OutlineKind, type Part } from './parts.ts'

interface PagePart {
  kind: Part['kind'] | 'list'
  lead: string
  separator: string
  text: string
  aside: string
  gap: boolean
  backwards: boolean
  /** Its letters join. With kerning, readers of PDF would see spaces between them. */
  joined: boolean
  isTracked: boolean
  items: string[]
}

/** Vowel points are optional in Arabic and Hebrew, and readers of PDF put them in the wrong place. */
const vowelPoints = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670]/g

const manyMarks = /(\p{M}{8})\p{M}+/gu
const arabic = /\p{Script=Arabic}/u
/** Other scripts join their letters, stack them or have no capitals. */
const untracked = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}|\p{M}/u
/** The typesetter's time grows with the square of a list, so a longer one becomes several. */
const maxListItems = 100

const toPrintable = (text: string) => breakable(text.replaceAll(vowelPoints, '').replaceAll(manyMarks, '$1'))

/** A PDF needs a title, also where no name was found. */
const usualTitles: Record<OutlineKind, string> = { resume: 'Resume', 'cover-letter': 'Cover Letter', record: 'Record' }

/** What `page.typ` reads: the text in parts, and the measures of the design. */
export function toPageData(outline: DocumentOutline, kind: OutlineKind, options: DesignOptions = defaultDesign) {
  const design = resolveDesign(options, kind)
  const { title, language, isRightToLeft } = outline
  const { head, sections } = toSections(outline, kind)
  const { paper, accent, font, ...measures } = design
  return {
    title: title || usualTitles[kind],
    language,
    backwards: isRightToLeft,
    kind,
    design: measures,
    paper,
    accent,
    ink,
    quiet,
    fonts: listFonts(font.family, language),
    photo: resolvePhoto(options, design, kind, title),
    head: toPageParts(head),
    sections: sections.map(({ isAside, parts }) => ({ isAside, parts: toPageParts(parts) })),
    /** Whether the template says where the document ends, which takes as long as a second layout. */
    isMeasured: false,
  }
}

export type PageData = ReturnType<typeof toPageData>

function toPageParts(parts: Part[]): PagePart[] {
  const pageParts: PagePart[] = []
  for (const { kind, afterGap: gap, isRightToLeft: backwards, ...texts } of parts) {
    const [lead, text, aside] = [texts.lead, texts.text, texts.aside].map(toPrintable) as [string, string, string]
    const whole = lead + text
    const flags = { gap, backwards, joined: arabic.test(whole), isTracked: !untracked.test(whole) }
    const part: PagePart = { kind, lead, separator: texts.separator, text, aside, ...flags, items: [] }
    if (kind !== 'bullet') pageParts.push(part)
    else if (continuesList(pageParts.at(-1), part)) pageParts.at(-1)?.items.push(text)
    else pageParts.push({ ...part, kind: 'list', text: '', items: [text] })
  }
  return pageParts
}

const continuesList = (list: PagePart | undefined, { gap, backwards, joined }: PagePart) =>
  list?.kind === 'list' &&
  list.items.length < maxListItems &&
  list.backwards === backwards &&
  list.joined === joined &&
  !gap

/** Scripts without spaces can break a line nearly anywhere. In others only a word longer than a line is broken. */
const longWord =
  /[^\s\u3000-\u30ff\uff00-\uffef\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{61,}/gu
const piece = /(?:\P{M}\p{M}{0,8}|\p{M}{1,9}){1,40}/gu

/** Lets a word that is longer than a line continue in the next one. */
const breakable = (text: string) => text.replaceAll(longWord, (word) => (word.match(piece) ?? [word]).join('\u200b'))
