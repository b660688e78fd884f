import { productName } from '#contract/plans.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { escapeHtml } from '#server/http/plain-page.ts'
import { muted, paragraph, table, type Block } from './blocks.ts'

interface Recipient {
  email: string
  firstName: string
  lastName: string
}

interface Content {
  /** One sentence without its full stop. */
  subject: string
  /** Where the product runs. */
  appUrl: URL
  blocks: readonly Block[]
  /** Who signs the mail; the team if left out. */
  signature?: Block
  /** Why the mail is sent, as a sentence. */
  why: string
  /** Reply-To, if replies do not go to the product's address. */
  replyTo?: Recipient
  /** The unsubscribe links of a bulk mail, for people and for mail programs (RFC 8058). */
  unsubscribeUrl?: string
  attachments?: Mail['attachments']
}

export const teamName = `The ${productName} team`

/** Why people get mails that several parts of the product send. */
export const reasons = {
  account: `You get this email because it keeps your ${productName} account safe, so it can't be turned off.`,
  copies: `You get this email because email copies of notifications are on in your ${productName} account.`,
  payment: `You get this email because you pay for a ${productName} plan.`,
}

/** A name on one line, so that it cannot start a new line in a header or in the text. */
const oneLine = (name: string) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The same without what a mail header could take for its own. */
const headerName = (name: string) => oneLine(name.replace(/[<>",;:\\]/g, ' '))

const formatAddress = ({ firstName, lastName, email }: Recipient) => ({
  name: headerName(`${firstName} ${lastName}`),
  address: email,
})

const theme =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (max-width:480px){.outer{padding:16px 8px!important}.card{padding:24px 20px!important}}' +
  '@media (prefers-color-scheme:dark){.page{background:#141817!important;color:#ecefe9!important}' +
  '.card{background:#1d2321!important}.muted{color:#a7b0aa!important}.link{color:#7fd1bb!important}' +
  '.soft{background:#24352f!important;color:#ecefe9!important}.button{background:#7fd1bb!important;color:#10201b!important}' +
  '.quote{border-color:#47504b!important}}'

const cell = (borders = '') => `<td width="6" height="6" style="font-size:0;line-height:0;${borders}">&nbsp;</td>`

/** The step of the logo, drawn by borders: many mail programs show neither SVG nor pictures from elsewhere. */
function drawLogo(appUrl: URL) {
  const line = '3px solid #ffffff'
  const corner = cell(`border-top:${line};border-left:${line}`)
  const step = table(
    `<tr>${cell()}${cell()}${corner}</tr><tr>${cell()}${corner}${cell()}</tr><tr>${cell(`border-top:${line}`)}${cell()}${cell()}</tr>`,
    'align="center"',
  )
  const name = `<a href="${escapeHtml(appUrl.href)}" class="name" style="color:inherit;text-decoration:none;font-weight:700;font-size:20px">${productName}</a>`
  return table(
    `<tr><td width="36" height="36" style="background:#1d5a4b;border-radius:8px;vertical-align:middle">${step}</td><td style="padding-left:12px">${name}</td></tr>`,
    'style="margin:0 0 28px"',
  )
}

const link = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" class="link" style="color:#14564a">${label}</a>`

function writeFooter({ why, appUrl, unsubscribeUrl }: Content): Block {
  const links =
    unsubscribeUrl === undefined
      ? []
      : [
          { label: 'Choose your emails', url: new URL('/account/notifications', appUrl).href },
          { label: 'Stop these emails', url: unsubscribeUrl },
        ]
  return {
    text: [why, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
    html: `<p class="muted" style="margin:20px 12px 0;color:#5c635f;font-size:13px;line-height:1.5">${escapeHtml(why)}${links.map(({ label, url }) => `<br>${link(url, label)}`).join('')}</p>`,
  }
}

/** One mail, as plain text and as HTML that says the same. */
export function composeMail(to: Recipient, content: Content): Mail {
  const { appUrl, blocks, replyTo, unsubscribeUrl, attachments } = content
  const subject = oneLine(content.subject)
  const letter = [paragraph(`Hello ${oneLine(to.firstName)},`), ...blocks, content.signature ?? muted(teamName)]
  const footer = writeFooter(content)
  const card = `${drawLogo(appUrl)}${letter.map(({ html }) => html).join('')}`
  const frame = table(
    `<tr><td class="outer" style="padding:32px 16px" align="center">` +
      table(
        `<tr><td class="card" style="background:#ffffff;border-radius:12px;padding:32px 36px" align="left">${card}</td></tr><tr><td align="left">${footer.html}</td></tr>`,
        'width="100%" style="max-width:600px;table-layout:fixed"',
      ) +
      '</td></tr>',
    'width="100%" class="page" style="background:#f6f4ef;color:#1f2623;font:16px/1.55 system-ui,-apple-system,\'Segoe UI\',sans-serif;overflow-wrap:anywhere"',
  )
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${theme}</style><title>${escapeHtml(subject)}</title></head>` +
    `<body class="page" style="margin:0;padding:0;background:#f6f4ef">${frame}</body></html>`
  return {
    to: formatAddress(to),
    ...(replyTo ? { replyTo: formatAddress(replyTo) } : {}),
    subject,
    text: [...letter, footer].map(({ text }) => text).join('\n\n'),
    html,
    ...(attachments ? { attachments } : {}),
    ...(unsubscribeUrl
      ? {
          headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }
      : {}),
  }
}
