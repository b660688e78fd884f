import type { DocumentText, TextItem } from '#engine/model/document-text.ts'
import { toLines, type Line } from '#engine/resume-reader/lines.ts'

/** In points. LinkedIn sets each kind of text in one font size. */
const sizes = {
  name: 26,
  heading: 15.75,
  sideHeading: 13,
  /** Headline, place, summary, employers and schools. */
  large: 12,
  title: 11.5,
  footer: 9,
} as const
export type TextRole = keyof typeof sizes | 'small'

const tolerance = 0.15

export interface LinkedInLayout {
  /** The narrow column of the first page. */
  side: Line[]
  /** The wide column of all pages, as if it were on one. */
  main: Line[]
}

const hasSize = (role: keyof typeof sizes) => (item: { fontSize: number }) =>
  Math.abs(item.fontSize - sizes[role]) < tolerance

export function getRole(line: Line): TextRole {
  const roles = Object.keys(sizes) as (keyof typeof sizes)[]
  return roles.find((role) => hasSize(role)(line)) ?? 'small'
}

/** In points: the distance between two lines of text, and between the top of a page and its first line. */
const lineStep = 18
const pageTop = 44.4

/** The two columns of the PDF that LinkedIn makes of a profile; null for any other document. */
export function findLinkedInLayout({ pages }: DocumentText): LinkedInLayout | null {
  const bodies = pages.filter(({ part }) => part === 'body')
  const first = bodies[0]?.items ?? []
  const [name, ...others] = first.filter(hasSize('name'))
  if (!name || others.some(({ x }) => x < name.x - 1)) return null
  const isMain = ({ x }: TextItem) => x > name.x - 1
  const hasHeading = bodies.some(({ items }) => items.some((item) => hasSize('heading')(item) && isMain(item)))
  const hasSide = first.some((item) => hasSize('sideHeading')(item) && !isMain(item))
  const hasFooters = bodies.every(({ items }) => items.some(hasSize('footer')))
  if (!hasHeading || !hasSide || !hasFooters) return null
  const isBody = (item: TextItem) => !hasSize('footer')(item)
  return {
    side: toLines(
      first.filter((item) => isBody(item) && !isMain(item)),
      0,
    ),
    main: joinPages(
      bodies.map(({ items }) =>
        toLines(
          items.filter((item) => isBody(item) && isMain(item)),
          0,
        ),
      ),
    ),
  }
}

/** A page goes on where the one before it ends. */
function joinPages(pages: Line[][]): Line[] {
  const joined: Line[] = []
  for (const lines of pages) {
    const last = joined.at(-1)
    const offset = last ? last.top + lineStep - pageTop : 0
    for (const line of lines) joined.push({ ...line, top: line.top + offset, baseline: line.baseline + offset })
  }
  return joined
}

export interface HeadedLines {
  heading: string
  lines: Line[]
}

/** The lines before the first heading have a blank one. */
export function splitAtHeadings(lines: Line[], role: TextRole): HeadedLines[] {
  const parts: HeadedLines[] = [{ heading: '', lines: [] }]
  for (const line of lines) {
    if (getRole(line) === role) parts.push({ heading: line.text, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** Joins the lines of a wrapped text: those that follow at most this far below. */
export function joinNear(lines: Line[], getDistance: (line: Line) => number): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && getRole(last) === getRole(line) && line.top - last.top < getDistance(line)) group.push(line)
    else groups.push([line])
  }
  return groups
}

export const getText = (lines: Line[]) =>
  lines
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .join(' ')
    .trim()
