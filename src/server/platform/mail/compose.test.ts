import { expect, test } from 'vitest'
import { button, list, muted, news, numbers, paragraph, quote, sender } from './blocks.ts'
import { composeMail } from './compose.ts'

const person = { email: 'noor@example.test', firstName: 'Noor', lastName: "D'Arcy" }
const manager = {
  firstName: 'Amal',
  lastName: 'Haddad',
  profileImageUrl: null,
  biography: 'Ten years in hiring.',
  workingHours: 'Monday to Friday, 9:00 AM to 5:00 PM',
  replyTime: 'within 3 hours',
}
const appUrl = new URL('https://foothold.example')
const content = {
  subject: 'Kew & Sons\nmade you an offer',
  appUrl,
  blocks: [
    news({ title: 'Offer received', text: 'Botanist at Kew & Sons' }),
    paragraph('I applied to <b>Orb</b> for you.'),
    muted('Foothold put this together.'),
    numbers([{ label: 'Sent', value: 2, comparison: '4 the week before' }]),
    ...list('What comes next', ['Please answer our question: "Can you travel?"']),
    ...list('Nothing', []),
    quote('Two lines\nof a message'),
    button('Open the Report', 'https://foothold.example/reports?report=1&x=2'),
  ],
  signature: sender(manager),
  why: 'You get this email because you asked for it.',
  unsubscribeUrl: 'https://foothold.example/api/unsubscribe?token=abc',
}

const unescape = (html: string) =>
  html
    .replace(/<(?:style|title).*?<\/(?:style|title)>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const toWords = (text: string) => text.match(/[\p{L}\p{N}']+/gu) ?? []

test('text and HTML say the same, in the same order', () => {
  const { text, html } = composeMail(person, content)
  // The plain text has no logo, and the HTML has its addresses in links.
  const words = toWords(text.replace(/https?:\/\/\S+/g, ''))
  expect(toWords(unescape(html)).filter((word) => word !== 'AH')).toEqual(['Foothold', ...words])
  expect(text).not.toContain('Nothing')
})

test('every link is absolute, and text and HTML have the same ones', () => {
  const { text, html } = composeMail(person, content)
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => unescape(url ?? ''))
  for (const url of links) expect(url).toMatch(/^https:\/\/foothold\.example\//)
  expect(text.match(/https?:\/\/\S+/g)).toEqual(links.slice(1))
  expect(links).toContain('https://foothold.example/account/notifications')
  expect(html).not.toMatch(/<img|<svg|url\(/)
})

test('a subject is one line, and a mail without a stop link says why it comes', () => {
  const { unsubscribeUrl: _, signature: __, ...account } = content
  const mail = composeMail(person, account)
  expect(mail.subject).toBe('Kew & Sons made you an offer')
  expect(mail.text).toMatch(/The Foothold team\n\nYou get this email because you asked for it\.$/)
  expect(mail.headers).toBeUndefined()
})

test('a picture of the account manager is attached and not fetched', () => {
  const { html } = composeMail(person, { ...content, signature: sender(manager, 'account-manager') })
  expect(html).toContain('src="cid:account-manager"')
  expect(html).not.toContain('>AH<')
})
