import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { KnownApplication, MailContext, MailKind } from '#mail/model/classification.ts'

/** One mail of the fixtures with what is right about it. The format of the files: README.md of this folder. */
export interface MailCase {
  name: string
  raw: Uint8Array
  context: MailContext
  isAuthenticated: boolean
  kind: MailKind
  fold: string | null
  applicationId: string | null
  code: string | null
  /** A moment, `cancelled`, `none`, or not looked at. */
  interview: string | null
}

interface Employer {
  id: string
  company: string
  title: string
  board: string
  domain: string
  slug: string
  jobUrl: string
}

const folder = import.meta.dirname
const senders: Record<string, (slug: string) => string> = {
  greenhouse: () => 'no-reply@us.greenhouse-mail.io',
  lever: () => 'no-reply@hire.lever.co',
  ashby: () => 'no-reply@ashbyhq.com',
  workday: (slug) => `${slug}@myworkday.com`,
  icims: (slug) => `${slug}+autoreply@talent.icims.com`,
  workable: () => 'noreply@candidates.workablemail.com',
  taleo: (slug) => `noreply@${slug}.taleo.net`,
  teamtailor: (slug) => `${slug}@inbound.teamtailor-mail.com`,
  smartrecruiters: () => 'notification@smartrecruiters.com',
  bamboohr: () => 'noreply@app.bamboohr.com',
  recruitee: () => 'notifications@recruitee.com',
  personio: (slug) => `${slug}@m.personio.de`,
  softgarden: () => 'no-reply@softgarden.io',
}
const pages: Record<string, (slug: string, id: string) => string> = {
  greenhouse: (slug, id) => `https://job-boards.greenhouse.io/${slug}/jobs/40${id.length}2`,
  lever: (slug, id) => `https://jobs.lever.co/${slug}/${id}-5d1f`,
  ashby: (slug, id) => `https://jobs.ashbyhq.com/${slug}/${id}-77`,
  workday: (slug, id) => `https://${slug}.wd5.myworkdayjobs.com/careers/job/${id}`,
  icims: (slug, id) => `https://careers-${slug}.icims.com/jobs/33${id.length}/job`,
  workable: (slug, id) => `https://apply.workable.com/${slug}/j/${id}`,
  taleo: (slug, id) => `https://${slug}.taleo.net/careersection/2/jobdetail.ftl?job=${id}`,
  teamtailor: (slug, id) => `https://${slug}.teamtailor.com/jobs/${id}`,
  smartrecruiters: (slug, id) => `https://jobs.smartrecruiters.com/${slug}/${id}`,
  bamboohr: (slug) => `https://${slug}.bamboohr.com/careers/31`,
  recruitee: (slug, id) => `https://${slug}.recruitee.com/o/${id}`,
  personio: (slug) => `https://${slug}.jobs.personio.de/job/882`,
}

const employers: Employer[] = readFileSync(path.join(folder, 'employers.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', company = '', title = '', board = '', domain = ''] = line.split('|').map((each) => each.trim())
    const slug = domain.replace(/\.example$/, '').replaceAll('-', '')
    const jobUrl = pages[board]?.(slug, id) ?? `https://www.${domain}/jobs/${id}`
    return { id, company, title, board, domain, slug, jobUrl }
  })

const applications = employers.map(({ id, company, title, jobUrl }): KnownApplication => ({
  id,
  company,
  title,
  jobUrl,
  sentAt: '2026-11-20T09:00:00.000Z',
  threadIds: [`${id}.thread@relay.example`],
}))

export const listCases = (part: 'tuned' | 'held-back'): MailCase[] =>
  readdirSync(path.join(folder, part))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, part, file), 'utf8')
        .split(/^@/m)
        .slice(1)
        .map((entry, index) => toCase(entry, `${file}:${index + 1}`, index)),
    )

function toCase(entry: string, name: string, index: number): MailCase {
  const [head = '', subject = '', ...rest] = entry.split('\n')
  const [kind = '', key = '', ...words] = head.split(' ')
  const options = new Map(words.map((word) => [word.split('=', 1)[0] ?? '', word.slice(word.indexOf('=') + 1)]))
  const employer = employers.find(({ id }) => id === key)
  const fill = (text: string) =>
    text
      .replaceAll('{title}', employer?.title ?? 'Accountant')
      .replaceAll('{company}', employer?.company ?? 'Ravenlock')
  const body = fill(rest.join('\n').trim())
  const isNamed = !options.has('from') && options.get('app') !== 'none' && employer
  const { own, sender } = getSender(employer, options, isNamed ? index % 3 : 0)
  const signed = isNamed ? sign(body, employer, index % 3, own) : body
  return {
    name: `${name} ${head}`,
    raw: write({ sender, subject: fill(subject), body: signed, options, index, name }),
    context: {
      applications,
      address: options.has('plus') ? { plusTag: key } : {},
      ownAddresses: ['maya@mail.example'],
    },
    isAuthenticated: !options.has('unauth'),
    kind: kind as MailKind,
    fold: options.get('fold')?.replaceAll('_', ' ') ?? null,
    applicationId: options.get('app') === 'none' ? null : (employer?.id ?? null),
    code: options.get('code') ?? null,
    interview: options.get('when') ?? null,
  }
}

const people = ['Priya Nair', 'Tom Hale', 'Ana Costa', 'Ben Osei', 'Ruth Adler']

function getSender(employer: Employer | undefined, options: Map<string, string>, variant: number) {
  const board = employer && senders[employer.board]
  const address = options.get('from') ?? (employer ? (board?.(employer.slug) ?? `careers@${employer.domain}`) : '')
  const given = options.get('name')?.replaceAll('_', ' ')
  const names = [
    employer?.company,
    people[(employer?.company.length ?? 0) % people.length],
    `${employer?.company} Careers`,
  ]
  return { own: !board, sender: `"${given ?? (options.has('from') ? '' : (names[variant] ?? ''))}" <${address}>` }
}

/** Mails of boards name the employer below: in a signature, or with a link to the posting. */
function sign(body: string, { company, jobUrl, id }: Employer, variant: number, own: boolean) {
  if (variant === 1) return `${body}\n\n${people[company.length % people.length]}\n${company}`
  return variant === 2 && !own && id !== 'larkfield' ? `${body}\n\n${jobUrl}` : body
}

interface Draft {
  sender: string
  subject: string
  body: string
  options: Map<string, string>
  index: number
  name: string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const toHtml = (text: string) =>
  `<html><head><style>p{color:#333}</style></head><body><div style="display:none">Preview of your message</div><table><tr><td>${text
    .split('\n\n')
    .map((part) => `<p>${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('')}</td></tr></table><img src="https://track.example/o.gif" width="1" height="1"></body></html>`

function write({ sender, subject, body, options, index, name }: Draft) {
  const style = options.get('fwd')
  const isByPerson = style !== undefined && style !== 'mailbox'
  const text = isByPerson ? forward(style, sender, subject, body) : body
  const isHtml = options.has('html')
  const content = `Content-Type: text/${isHtml ? 'html' : 'plain'}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${encode(isHtml ? toHtml(text) : text)}`
  const event = options.get('ics')
  const lines = [
    `From: ${isByPerson ? 'Maya Okafor <maya@mail.example>' : encodeWord(sender)}`,
    'To: <maya.7f3k@in.example>',
    `Subject: ${encodeWord(isByPerson && !/^(?:fwd?|wg):/i.test(subject) ? `Fwd: ${subject}` : subject)}`,
    `Message-ID: <${name.replaceAll(/[^a-z0-9]/g, '.')}@mails.example>`,
    'Date: Tue, 24 Nov 2026 09:00:00 +0000',
    ...(options.has('thread') ? [`In-Reply-To: <${options.get('thread')}.thread@relay.example>`] : []),
    ...(options.has('bulk') ? ['List-Unsubscribe: <https://mails.example/u>'] : []),
    ...(options.has('auto')
      ? [`Auto-Submitted: ${/of office|automatic reply|abwesen/i.test(subject) ? 'auto-replied' : 'auto-generated'}`]
      : []),
    ...(style === 'mailbox' ? ['X-Forwarded-For: maya@mail.example maya.7f3k@in.example'] : []),
    'MIME-Version: 1.0',
  ]
  const rest = event
    ? `Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\n${content}\r\n--b\r\nContent-Type: text/calendar; method=${event.split(':', 1)[0]}; charset=utf-8\r\n\r\n${writeEvent(event, index)}\r\n--b--\r\n`
    : content
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n${rest}`)
}

const encode = (text: string) => Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
const encodeWord = (text: string) =>
  /[^\x20-\x7E]/.test(text)
    ? text.replaceAll(/[^<>"]*[^\x20-\x7E][^<>"]*/g, (part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`)
    : text

function writeEvent(event: string, index: number) {
  const [method = '', start = '', end = '', zone = ''] = event.split(':')
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:uid-${index}\r\nSEQUENCE:1\r\nDTSTAMP:20261124T090000Z\r\nDTSTART;TZID=${zone}:${start}\r\nDTEND;TZID=${zone}:${end}\r\nSUMMARY:Interview\r\nEND:VEVENT\r\nEND:VCALENDAR`
}

/** As Gmail, Outlook and Apple's Mail put a mail into another. */
function forward(style: string, sender: string, subject: string, body: string) {
  const from = sender.replaceAll('"', '')
  if (style === 'gmail')
    return `---------- Forwarded message ---------\nFrom: ${from}\nDate: Mon, Nov 23, 2026 at 4:12 PM\nSubject: ${subject}\nTo: <maya@mail.example>\n\n\n${body}`
  if (style === 'outlook')
    return `FYI\n\n________________________________\nFrom: ${from}\nSent: Monday, November 23, 2026 4:12 PM\nTo: Maya Okafor <maya@mail.example>\nSubject: ${subject}\n\n${body}`
  return `Begin forwarded message:\n\nFrom: ${from}\nSubject: ${subject}\nDate: November 23, 2026 at 4:12:09 PM GMT+1\nTo: maya@mail.example\n\n${body}\n\nSent from my iPhone`
}
