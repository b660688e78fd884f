import { limits, link } from '#contract/fields.ts'
import { paths } from '#web/paths.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

/** How the share sheet of a phone, by the manifest, and the bookmark hand a posting over: names in the query of the dashboard. */
export const shareParams = { title: 'shareTitle', text: 'shareText', url: 'shareUrl' } as const

export interface SharedPosting {
  jobUrl: string
  notes: string
  /** Why no link could be taken from what was shared. */
  problem: string | null
}

/** More of a page than that is no note any more; a link has its own limit. */
const longestNote = 2_000
/** What servers and browsers take as an address; a longer link is cut, and then refused for its length. */
const longestShared = limits.link + 1

const webLink = link('')

/** What an address hands over, or null where it is about something else. All of it comes from elsewhere: it is checked, and only ever shown as text. */
export function readShared(search: string): SharedPosting | null {
  const query = new URLSearchParams(search)
  if (!Object.values(shareParams).some((name) => query.has(name))) return null
  const given = (name: string) => plain(query.get(name) ?? '')
  const [title, text, url] = [given(shareParams.title), given(shareParams.text), given(shareParams.url)]
  const found = url || linkIn(text) || linkIn(title)
  const problem = found || text || title ? problemOf(found) : null
  const taken = problem === null ? found : ''
  // A link that was taken is not said twice, nor is what is left around it.
  const said = new Set(
    [title, text].map((part) =>
      part
        .replace(taken, '')
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim(),
    ),
  )
  const jobUrl = taken && webLink.parse(taken)
  return { jobUrl, notes: cut([...said].filter(hasWords).join('\n')), problem }
}

function problemOf(found: string) {
  if (found === '') return 'What you shared contains no link to a posting.'
  if (found.length > limits.link) return `The shared link is longer than ${formatCount(limits.link)} characters.`
  return webLink.safeParse(found).success
    ? null
    : 'What you shared is not a web page: its link has to start with http:// or https://.'
}

/** Phones share a link as a text, often with words around it. */
function linkIn(text: string) {
  const found = /https?:\/\/[^\s<>"'“”]+/i.exec(text)?.[0] ?? ''
  const trimmed = found.replace(/[.,;:!?…。，、）】」]+$/u, '')
  // A bracket that was opened before the link is no part of it.
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed
}

/** Without what cannot be stored or seen; lines stay lines. */
const plain = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

const cut = (notes: string) => (notes.length > longestNote ? `${notes.slice(0, longestNote).toWellFormed()}…` : notes)

/**
 * What a bookmark runs on the page of a posting: opens the form in a new tab, with the page's address and title. The page
 * itself is left as it is, and nothing is sent before the person presses Submit.
 */
export function bookmarkCode(origin: string) {
  const { url, title } = shareParams
  const query = `{${url}:location.href.slice(0,${longestShared}),${title}:document.title.slice(0,${limits.name})}`
  return `javascript:void open('${origin}${paths.dashboard}?'+new URLSearchParams(${query}),'_blank','noopener')`
}
