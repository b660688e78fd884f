import { Parser } from 'htmlparser2'
import { maxBodyCharacters, maxElementDepth } from '#mail/limits.ts'

const chunk = 4096

/** The beginning of an HTML body that can be read in a bounded time: neither too long nor nested without end. */
export function limitHtml(html: string): string {
  const body = html.slice(0, maxBodyCharacters)
  let depth = 0
  let end: number | null = null
  const parser = new Parser({
    onopentag: () => {
      if (++depth > maxElementDepth) end ??= parser.startIndex
    },
    onclosetag: () => depth--,
  })
  for (let at = 0; at < body.length; at += chunk) {
    parser.write(body.slice(at, at + chunk))
    if (end !== null) return body.slice(0, end)
  }
  return body
}
