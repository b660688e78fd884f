import { limits, link } from '#contract/fields.ts'
import { paths } from '#web/paths.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

/** Names in the query of the dashboard, as the web app manifest (share target) and the bookmarklet use them. */
export const shareParams = { title: 'shareTitle', text: 'shareText', url: 'shareUrl' } as const

export interface SharedPosting {
  jobUrl: string
  notes: string
  /** Why nothing shared can be used as a link. */
  problem: string | null
}

const maxNoteLength = 2_000
/** A longer link is cut here, and then refused for its length. */
const maxSharedLength = limits.link + 1

const webLink = link('')

/** The posting that the address of the page contains, or null. All of it comes from elsewhere: it is checked and only shown as text. */
export function readShared(search: string): SharedPosting | null {
  const query = new URLSearchParams(search)
  if (!Object.values(shareParams).some((name) => query.has(name))) return null
  const read = (name: string) => removeControlCharacters(query.get(name) ?? '')
  const [title, text, url] = [read(shareParams.title), read(shareParams.text), read(shareParams.url)]
  const found = url || findLink(text) || findLink(title)
  const problem = found || text || title ? findProblem(found) : null
  const accepted = problem === null ? found : ''
  // Neither the accepted link nor equal lines are repeated in the notes.
  const notes = new Set([title, text].map((part) => trimLines(part.replace(accepted, ''))))
  const jobUrl = accepted && webLink.parse(accepted)
  return { jobUrl, notes: truncate([...notes].filter(hasLetters).join('\n')), problem }
}

const trimLines = (text: string) => text.replaceAll(/\s*\n\s*/g, '\n').trim()

function findProblem(found: string) {
  if (found === '') return 'What you shared contains no link to a posting.'
  if (found.length > limits.link) return `The shared link is longer than ${formatCount(limits.link)} characters.`
  return webLink.safeParse(found).success
    ? null
    : 'What you shared is not a web page: its link has to start with http:// or https://.'
}

/** Phones share a link as text, often with words around it. */
function findLink(text: string) {
  const found = /https?:\/\/[^\s<>"'“”]+/i.exec(text)?.[0] ?? ''
  const trimmed = found.replace(/[.,;:!?…。，、）】」]+$/u, '')
  // A bracket that was opened before the link is not part of it.
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed
}

/** Keeps line breaks. */
const removeControlCharacters = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

const truncate = (notes: string) =>
  notes.length > maxNoteLength ? `${notes.slice(0, maxNoteLength).toWellFormed()}…` : notes

/**
 * The bookmarklet: opens the form in a new tab with the address and the title of the posting's page. It does not change that
 * page, and nothing is sent before the person clicks Submit.
 */
export function bookmarkCode(origin: string) {
  const { url, title } = shareParams
  const query = `{${url}:location.href.slice(0,${maxSharedLength}),${title}:document.title.slice(0,${limits.name})}`
  return `javascript:void open('${origin}${paths.dashboard}?'+new URLSearchParams(${query}),'_blank','noopener')`
}
