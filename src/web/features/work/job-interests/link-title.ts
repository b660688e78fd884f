/** Parts of an address that say nothing about the job: words of job boards, numbers and ids. */
const isEmpty = (part: string) =>
  /^(?:jobs?|careers?|positions?|openings?|vacanc(?:y|ies)|postings?|apply|view|en(?:-us)?|o)$/i.test(part) ||
  !/\p{L}{3}/u.test(part) ||
  /^[0-9a-f-]{16,}$/i.test(part)

const decode = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The name of a posting that was not read, from its link: `Logistics coordinator · careers.example.org/tidewater`. */
export function getLinkTitle(link: string) {
  const url = URL.parse(link)
  if (!url) return link
  const parts = url.pathname.split('/').filter(Boolean).map(decode)
  const at = parts.findLastIndex((part) => !isEmpty(part))
  const host = url.host.replace(/^www\./, '')
  const words = (parts[at] ?? '')
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_+\s]+/)
    // A number of the posting, in front of its words or behind them.
    .filter((word) => !/^\d+$/.test(word))
    .join(' ')
  if (words === '') return `Posting on ${[host, ...parts].join('/')}`
  const place = [host, ...parts.slice(0, at).filter((part) => !isEmpty(part))].join('/')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${place}`
}
