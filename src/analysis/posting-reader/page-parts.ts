import { createMicrodata } from './microdata.ts'
import { oneLine } from './plain-text.ts'
import { walkHtml } from './walk-html.ts'

/** What a page says of itself beside what it shows. */
export interface PageParts {
  title: string
  /** The first of each `<meta>` that has a name, in lower case. */
  metas: ReadonlyMap<string, string>
  /** Blocks of JSON-LD, as they stand. */
  jsonLd: string[]
  /** Microdata postings, in the form that JSON-LD has. */
  microdata: unknown[]
}

const maxBlocks = 100
const maxTitle = 1_000

export function readPageParts(html: string): PageParts {
  const metas = new Map<string, string>()
  const jsonLd: string[] = []
  const microdata = createMicrodata(html)
  let title: string | undefined
  let inTitle = false
  let pictures = 0
  let blockStart = -1

  walkHtml(html, {
    open(tag, attributes, end) {
      if (tag === 'title') inTitle = title === undefined && pictures === 0
      else if (tag === 'svg') pictures++
      else if (tag === 'script') blockStart = isJsonLd(attributes) ? end : -1
      else if (tag === 'meta') {
        const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
        if (name && !metas.has(name) && metas.size < maxBlocks) metas.set(name, attributes.get('content') ?? '')
      }
      if (inTitle) title ??= ''
      microdata.open(tag, attributes, end)
    },
    close(tag, start) {
      if (tag === 'title') inTitle = false
      else if (tag === 'svg') pictures = Math.max(0, pictures - 1)
      else if (tag === 'script' && blockStart >= 0) {
        if (jsonLd.length < maxBlocks) jsonLd.push(html.slice(blockStart, start))
        blockStart = -1
      }
      microdata.close(tag, start)
    },
    text(piece) {
      if (inTitle && title !== undefined && title.length < maxTitle) title += piece.slice(0, maxTitle)
    },
  })
  return { title: oneLine(title ?? ''), metas, jsonLd, microdata: microdata.postings }
}

const isJsonLd = (attributes: ReadonlyMap<string, string>) =>
  /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.get('type') ?? '')
