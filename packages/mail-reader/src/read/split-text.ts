export interface SplitText {
  text: string
  quoted: string
  signature: string
  /** Header lines and body of a mail that was forwarded by hand, if the text has one. */
  forwardedBlock: string | null
}

/** What introduces a forwarded mail: Gmail, Outlook, Apple, Thunderbird, Yahoo, and their German forms. */
const forwardLine =
  /^(?:[-_ ]{2,}\s*(?:forwarded message|original message|forwarded mail|weitergeleitete nachricht|weitergeleitete e-?mail|ursprüngliche nachricht|originalnachricht|original-nachricht|urspr\. nachricht)\s*[-_ ]{2,}|begin forwarded message:|anfang der weitergeleiteten (?:nachricht|e-?mail):|(?:von meinem .{2,40} )?weitergeleitet:)$/i
/** A line of a copied header. Outlook writes them in bold, which text shows as stars. */
const headerLine =
  /^\*?(from|sent|date|to|cc|subject|reply-to|von|gesendet|datum|an|betreff|antwort an|kopie)\s*:\*?\s*(.*)$/i
const replyLine =
  /^(?:on\b.{6,200}\bwrote:|am\b.{6,200}\b(?:schrieb\b.{0,120}|hat .{1,120} geschrieben):|.{3,120}<[^<>]+@[^<>]+>\s*(?:wrote|schrieb):|le .{6,200} a écrit\s*:)$/i
const replyStart = /^(?:on|am)\b.{6,200}$/i
const signatureLine = /^(?:--|__+|—)\s?$/
const mobileLine =
  /^(?:sent from my (?:iphone|ipad|phone|mobile|android|galaxy)\b.*|get outlook for (?:ios|android)\b.*|von meinem (?:iphone|ipad|handy|smartphone)\b.*gesendet\.?)$/i

const unquote = (line: string) => line.replace(/^(?:>\s?)+/, '')

/** Whether three of five lines from here are header lines, the first one being "From". */
function beginsHeaders(lines: string[], at: number) {
  if (!/^\*?(?:from|von)\s*:/i.test(lines[at]?.trim() ?? '')) return false
  const next = lines.slice(at, at + 8).filter((line) => headerLine.test(line.trim()))
  return next.length >= 3
}

/**
 * A copied header below the text is a forward or a reply: Outlook writes both alike, so the subject says which.
 * Marks separate what a mail says from earlier mails in it and from its signature, never the words between them.
 */
export function splitText(full: string, isForward = false): SplitText {
  const lines = full.split('\n').map((line) => line.trimEnd())
  const own: string[] = []
  const quoted: string[] = []
  let forwardedBlock: string | null = null
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const plain = line.trim()
    const marker = forwardLine.test(unquote(plain).trim())
    if (marker || beginsHeaders(lines, at)) {
      const rest = lines.slice(marker ? at + 1 : at)
      // Outlook draws a line above it.
      while (/^_*$/.test(own.at(-1) ?? '.')) own.pop()
      const isReply = !isForward && own.some((each) => each.trim() !== '') && !/forward|weitergeleitet/i.test(plain)
      if (isReply) quoted.push(...lines.slice(at))
      else forwardedBlock = rest.join('\n')
      break
    }
    const nextLine = lines[at + 1]?.trim() ?? ''
    const isSplitReply = replyStart.test(plain) && /(?:wrote|schrieb.*|geschrieben):$/i.test(nextLine)
    if (replyLine.test(plain) || (isSplitReply && replyLine.test(`${plain} ${nextLine}`))) {
      quoted.push(line)
      if (isSplitReply) quoted.push(lines[++at] ?? '')
      // Below it everything is quoted, unless quote marks say which lines are.
      const rest = lines.slice(at + 1)
      if (!rest.some((each) => each.startsWith('>'))) {
        quoted.push(...rest)
        break
      }
      continue
    }
    ;(line.startsWith('>') ? quoted : own).push(line)
  }
  const [text, signature] = cutSignature(own)
  return { text, quoted: quoted.join('\n').trim(), signature, forwardedBlock }
}

function cutSignature(lines: string[]): [text: string, signature: string] {
  const at = lines.findIndex(
    (line, index) =>
      (signatureLine.test(line) || mobileLine.test(line.trim())) && lines.slice(0, index).some((each) => each.trim()),
  )
  const end = at === -1 ? lines.length : at
  return [joinLines(lines.slice(0, end)), joinLines(lines.slice(end)).replace(/^(?:--|__+|—)\s*\n/, '')]
}

const joinLines = (lines: string[]) =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** The header lines above a forwarded body, by their English names, and the body. */
export function readHeaderBlock(block: string) {
  const lines = block.split('\n')
  // Some programs quote what they forward.
  const isQuoted = lines.filter((line) => line.trim() !== '').every((line) => line.startsWith('>'))
  const plain = isQuoted ? lines.map(unquote) : lines
  const fields: Partial<Record<'from' | 'date' | 'subject', string>> = {}
  let at = plain.findIndex((line) => line.trim() !== '')
  let last: 'from' | 'date' | 'subject' | null = null
  for (; at >= 0 && at < plain.length; at++) {
    const line = (plain[at] ?? '').trim()
    const [, name = '', value = ''] = headerLine.exec(line) ?? []
    if (name === '' && (line === '' || last === null)) break
    last = name === '' ? last : (names[name.toLowerCase()] ?? null)
    if (name !== '' && last) fields[last] ??= value.trim()
    if (name === '' && last) fields[last] = `${fields[last] ?? ''} ${line}`.trim()
  }
  return { fields, body: plain.slice(Math.max(at, 0)).join('\n').trim() }
}

const names: Partial<Record<string, 'from' | 'date' | 'subject'>> = {
  from: 'from',
  von: 'from',
  date: 'date',
  sent: 'date',
  datum: 'date',
  gesendet: 'date',
  subject: 'subject',
  betreff: 'subject',
}
