import { findPostings, parseJson } from './json-ld.ts'
import { oneLine } from './plain-text.ts'
import { walkHtml } from './walk-html.ts'

/** What a page says about whether its posting is still open. */
export interface PageClosing {
  /** Whether the page describes a posting for machines. */
  hasPosting: boolean
  /** Until when the posting is open, as an ISO moment. Null if one of the page's postings does not say. */
  validThrough: string | null
  /** The sentence that says that the posting is closed. */
  banner: string | null
  /** Whether the page still has something to apply with. */
  canApply: boolean
}

const job =
  '(?:job|position|role|opening|vacancy|opportunity|posting|listing|requisition|job (?:posting|opening|listing|ad|advert|advertisement))'
const stelle = '(?:stelle|position|stellenanzeige|stellenausschreibung|anzeige|ausschreibung|job)'

/** The sentence ends there: a role that "has closed captions" goes on. */
const end = '(?: (?:at this time|anymore|mehr))?(?=\\s*(?:$|[.!;(–—]|and\\b|und\\b))'

/** Each begins its block of text: a sentence in the middle of a description is about something else. */
const banners = [
  `(?:this|the) ${job}(?: (?:that )?you(?:'re| are) looking for| you requested)? (?:is|has|was|might have)(?: now)? (?:no longer (?:available|accepting (?:new )?applications|open|active|posted|listed)|not (?:currently |longer )?accepting applications|closed|filled|expired|ended|been (?:filled|closed|removed|withdrawn|taken down)|closed, or it has been removed)${end}`,
  `(?:we are |we're )?no longer accepting applications(?: for this ${job})?[.!]?$`,
  `applications (?:for this ${job} )?(?:are|have)(?: now)?(?: been)? closed[.!]?$`,
  `(?:job|position|vacancy|posting) (?:has )?(?:closed|filled|expired)[.!]?$`,
  `diese ${stelle} (?:ist|wurde)(?: leider| bereits| schon| inzwischen)* (?:nicht mehr (?:verfügbar|aktiv|online|ausgeschrieben|offen)|besetzt|abgelaufen|geschlossen)${end}`,
  `(?:leider )?ist diese ${stelle}(?: leider| bereits| schon)* (?:nicht mehr (?:verfügbar|aktiv|online|ausgeschrieben|offen)|besetzt|abgelaufen|geschlossen)${end}`,
]
const opening =
  "(?:(?:we're |we are )?(?:very )?sorry[,.!]?(?: but)? |unfortunately,? |oops[,.!]? |leider |sorry, we couldn't find anything here\\. )?"
const isBanner = new RegExp(`^${opening}(?:${banners.join('|')})`, 'i')
const isApply =
  /^(?:apply|apply now|apply here|apply online|apply today|apply (?:for|to) this (?:job|position|role)|i'm interested|jetzt bewerben|bewerben|online bewerben)$/i

/** A longer block is no banner. */
const maxBanner = 240
const skippedTags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'textarea', 'option', 'title'])
const inlineTags = new Set(['a', 'abbr', 'b', 'br', 'em', 'i', 'font', 'mark', 'small', 'span', 'strong', 'u', 'wbr'])
const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

const isHidden = (attributes: ReadonlyMap<string, string>) =>
  attributes.has('hidden') ||
  attributes.get('aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.get('style') ?? '')

/** Reads what a page says about the end of its posting. A hidden banner of a page's script does not count. */
export function readClosing(html: string): PageClosing {
  const jsonLd: string[] = []
  const closing = { banner: null as string | null, canApply: false }
  let [block, skipping, depth, start] = ['', '', 0, -1]
  const endBlock = () => {
    const text = block.length > maxBanner * 2 ? '' : oneLine(block).replaceAll('’', "'")
    block = ''
    if (text.length > maxBanner) return
    if (isBanner.test(text)) closing.banner ??= text
    if (isApply.test(text)) closing.canApply = true
  }
  walkHtml(html, {
    open(tag, attributes, end) {
      if (skipping) depth += Number(tag === skipping)
      else if (!voidTags.has(tag) && (skippedTags.has(tag) || isHidden(attributes))) [skipping, depth] = [tag, 1]
      else if (!inlineTags.has(tag)) endBlock()
      if (tag === 'script') start = /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '') ? end : -1
    },
    close(tag, at) {
      if (tag === 'script' && start >= 0 && jsonLd.length < 100) jsonLd.push(html.slice(start, at))
      if (tag === 'script') start = -1
      if (!skipping && !inlineTags.has(tag)) endBlock()
      if (tag === skipping && --depth === 0) skipping = ''
      // A link is often a button without a block of its own.
      if (!skipping && tag === 'a' && isApply.test(oneLine(block))) closing.canApply = true
    },
    text(piece) {
      if (!skipping && block.length <= maxBanner * 2) block += piece
    },
  })
  endBlock()
  const { postings } = findPostings(jsonLd.map(parseJson))
  const ends = postings.map(({ validThrough }) => toMoment(validThrough))
  const isKnown = ends.length > 0 && ends.every((end) => end !== null)
  const latest = isKnown ? new Date(Math.max(...ends.map(Number))).toISOString() : null
  return { ...closing, hasPosting: postings.length > 0, validThrough: latest }
}

/** A day ends at its end. Null if it is no date. */
function toMoment(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const text = value.trim()
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null
  const at = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text)
  return Number.isNaN(at) ? null : at
}
