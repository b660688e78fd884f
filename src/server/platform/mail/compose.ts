import { productName } from '#contract/plans.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { escapeHtml } from '#server/http/plain-page.ts'

interface Recipient {
  email: string
  firstName: string
  lastName: string
}

interface Content {
  subject: string
  paragraphs: string[]
  /** Headings with a list under each. Those without lines are left out. */
  sections?: readonly { title: string; lines: readonly string[] }[]
  /** A quotation of another person, marked as such. */
  quote?: string
  action?: { label: string; url: string }
  /** Reply-To, if replies do not go to the product's address. */
  replyTo?: Recipient
  /** The unsubscribe links of a bulk mail, for people and for mail programs (RFC 8058). */
  unsubscribeUrl?: string
  /** Why the mail is sent, beside its unsubscribe link. */
  whyMailed?: string
}

/** A name on one line, so that it cannot start a new line in a header or in the text. */
const oneLine = (name: string) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The same without what a mail header could take for its own. */
const headerName = (name: string) => oneLine(name.replace(/[<>",;:\\]/g, ' '))

const formatAddress = ({ firstName, lastName, email }: Recipient) => ({
  name: headerName(`${firstName} ${lastName}`),
  address: email,
})

const copiesAreOn = `You get this email because email copies of notifications are on in your ${productName} account.`

/** Inline styles are the light theme, for programs without style sheets. */
const darkTheme =
  '@media (prefers-color-scheme:dark){.page{background:#151917!important;color:#e8e6e0!important}' +
  '.card{background:#1f2522!important}.muted{color:#a9b0ab!important}.link{color:#7fc8b5!important}' +
  '.quote{border-color:#47504b!important}}'

/** One mail, as plain text and as HTML that says the same. */
export function composeMail(to: Recipient, content: Content): Mail {
  const { subject, paragraphs, quote, action, replyTo, unsubscribeUrl, whyMailed = copiesAreOn } = content
  const sections = (content.sections ?? []).filter(({ lines }) => lines.length > 0)
  const greeting = `Hello ${oneLine(to.firstName)},`
  const signature = `The ${productName} team`
  const text = [
    greeting,
    ...paragraphs,
    ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    signature,
    ...(unsubscribeUrl ? [`${whyMailed} Stop these emails: ${unsubscribeUrl}`] : []),
  ].join('\n\n')
  const button =
    action &&
    `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:#14564a;color:#ffffff;padding:12px 22px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` +
      `<p class="muted" style="color:#5c635f;font-size:13px">Or open this link: <a href="${escapeHtml(action.url)}" class="link" style="color:#14564a">${escapeHtml(action.url)}</a></p>`
  const body = [greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  const listed = sections
    .map(({ title, lines }) => {
      const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`).join('')
      return `<h2 style="font-size:17px;margin:24px 0 8px">${escapeHtml(title)}</h2><ul style="margin:0;padding-left:20px">${items}</ul>`
    })
    .join('')
  const quoted =
    quote !== undefined &&
    `<blockquote class="muted quote" style="margin:0 0 16px;padding-left:16px;border-left:3px solid #cfcabd;white-space:pre-line;color:#5c635f">${escapeHtml(quote)}</blockquote>`
  const footer =
    unsubscribeUrl &&
    `<p class="muted" style="color:#5c635f;font-size:13px;margin-bottom:0">${whyMailed} <a href="${escapeHtml(unsubscribeUrl)}" class="link" style="color:#14564a">Stop these emails</a></p>`
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkTheme}</style><title>${escapeHtml(subject)}</title></head>` +
    `<body class="page" style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1f2623;font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere">` +
    `<div class="card" style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:12px;padding:28px 32px">` +
    `<p style="font-weight:700;font-size:20px;margin-top:0">${productName}</p>${body}${listed}${quoted || ''}${button ?? ''}<p>${signature}</p>${footer ?? ''}</div></body></html>`
  return {
    to: formatAddress(to),
    ...(replyTo ? { replyTo: formatAddress(replyTo) } : {}),
    subject: oneLine(subject),
    text,
    html,
    ...(unsubscribeUrl
      ? {
          headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }
      : {}),
  }
}
