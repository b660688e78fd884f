import { fold } from '#analysis/resume-reader/text.ts'
import { choosePosting } from './choose-posting.ts'
import { findPostings, parseJson } from './json-ld.ts'
import { readAddress } from './known-sites.ts'
import { type PageParts, readPageParts } from './page-parts.ts'
import { toField, htmlToText } from './plain-text.ts'
import { type PostingFields, noFields } from './posting-fields.ts'
import {
  type TitleFields,
  type TitleHints,
  parseCareersName,
  isEmployer,
  isList,
  isOtherPage,
  readTitle,
} from './read-title.ts'

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
