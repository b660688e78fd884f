import { fold } from '#engine/resume-reader/text.ts'
import { choosePosting } from './choose-posting.ts'
import { findPostings, parseJson } from './json-ld.ts'
import { readAddress } from './known-sites.ts'
import { toField, htmlToText, oneLine } from './plain-text.ts'
import { noFields, type PostingFields } from './posting-fields.ts'
import {
  parseCareersName,
  isEmployer,
  isList,
  isOtherPage,
  readTitle,
  type TitleFields,
  type TitleHints,
} from './read-title.ts'
import { createMicrodata } from './microdata.ts'
import { walkHtml } from './walk-html.ts'

export type { PostingFields } from './posting-fields.ts'

/** What the page of a job posting says about it: what is written for machines first, then what its titles say. */
export function readPosting(html: string, url: string): PostingFields {
  const page = readPageParts(html)
  const titles = [...new Set([toField(page.metas.get('og:title')), toField(page.title)].filter(Boolean))]
  const chosen = findPosting(page, url, titles)
  if (chosen?.isOneOfMany) return chosen.fields

  const hints = { address: readAddress(url), siteName: toField(page.metas.get('og:site_name')) }
  const fields = chosen?.fields ?? noFields
  if (titles.some(isOtherPage)) return fields
  const described = titles.some(isList) ? '' : htmlToText(page.metas.get('og:description') ?? '')
  const spoken = readTitles(titles, hints)
  const isSame = !fields.position || !spoken.position || fold(fields.position) === fold(spoken.position)
  return {
    company: fields.company || (isSame ? spoken.company || siteEmployer(hints) : ''),
    position: fields.position || spoken.position,
    description: fields.description || described,
    location: fields.location || (isSame ? spoken.location : ''),
  }
}

function findPosting(page: PageParts, url: string, titles: string[]) {
  const written = findPostings(page.jsonLd.map(parseJson))
  return choosePosting(written.postings.length > 0 ? written : findPostings(page.microdata), url, titles)
}

/** What all titles of a page say together; where they differ they say nothing. */
function readTitles(titles: string[], hints: TitleHints): TitleFields {
  const all = titles.map((title) => ({ ...readTitle(title, hints), ...(isList(title) && { position: '' }) }))
  const agreed = (name: keyof TitleFields) => {
    const values = new Map(
      all.map((fields) => [fold(fields[name]), fields[name]]).filter(([key]) => key) as [string, string][],
    )
    return values.size === 1 ? ([...values.values()][0] ?? '') : ''
  }
  return { company: agreed('company'), position: agreed('position'), location: agreed('location') }
}

/** The site's own name, where the site says that it is the employer's. */
function siteEmployer(hints: TitleHints): string {
  const { siteName } = hints
  return parseCareersName(siteName) || (isEmployer(siteName, hints) ? siteName : '')
}

/** What a page says of itself beside what it shows. */
interface PageParts {
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

function readPageParts(html: string): PageParts {
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
