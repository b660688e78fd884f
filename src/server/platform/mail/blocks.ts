import type { ManagerCard } from '#contract/users.ts'
import { escapeHtml } from '#server/http/plain-page.ts'

/** A part of a mail, as plain text and as HTML that says the same. */
export interface Block {
  text: string
  html: string
}

/** The light theme is inline, for programs without style sheets. Classes are for the dark one. */
const styles = {
  text: 'margin:0 0 16px;white-space:pre-line',
  muted: 'margin:0 0 16px;color:#5c635f;font-size:14px;line-height:1.5',
  title: 'margin:28px 0 8px;font-size:18px;line-height:1.3',
  list: 'margin:0 0 16px;padding-left:20px',
  number: 'padding:8px 4px 4px 0;vertical-align:top',
  value: 'font-size:32px;line-height:1.1;font-weight:700',
  news: 'margin:0 0 16px;padding:16px 20px;background:#e6f0ec;border-radius:10px',
  quote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #cfcabd;white-space:pre-line;color:#5c635f',
  button:
    'display:inline-block;background:#14564a;color:#ffffff;padding:12px 22px;border-radius:8px;text-decoration:none;font-weight:600',
  avatar:
    'width:48px;height:48px;border-radius:24px;background:#e6f0ec;color:#14564a;font-weight:700;text-align:center;vertical-align:middle',
}

export const table = (rows: string, attributes = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

export const paragraph = (text: string): Block => ({ text, html: `<p style="${styles.text}">${escapeHtml(text)}</p>` })

export const muted = (text: string): Block => ({
  text,
  html: `<p class="muted" style="${styles.muted}">${escapeHtml(text)}</p>`,
})

/** A heading with a list; nothing without lines. */
export function list(title: string, lines: readonly string[]): Block[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('')
  return [
    {
      text: [title, ...lines.map((line) => `- ${line}`)].join('\n'),
      html: `<h2 style="${styles.title}">${escapeHtml(title)}</h2><ul style="${styles.list}">${items}</ul>`,
    },
  ]
}

/** Numbers beside each other. */
export function numbers(all: readonly { label: string; value: number; comparison: string | null }[]): Block {
  const cells = all.map(
    ({ label, value, comparison }) =>
      `<td style="${styles.number}" width="${Math.floor(100 / all.length)}%"><div>${label}</div><div style="${styles.value}">${value}</div>` +
      `<div class="muted" style="color:#5c635f;font-size:13px">${comparison ?? ''}</div></td>`,
  )
  return {
    text: all
      .map(({ label, value, comparison }) => `${label}: ${value}${comparison ? ` (${comparison})` : ''}`)
      .join('\n'),
    html: table(`<tr>${cells.join('')}</tr>`, 'width="100%"'),
  }
}

/** Good news, larger than all else. */
export const news = ({ title, text }: { title: string; text: string }): Block => ({
  text: `${title}: ${text}`,
  html: `<div class="soft" style="${styles.news}"><strong style="display:block;font-size:22px;line-height:1.3;text-wrap:balance">${escapeHtml(title)}</strong>${escapeHtml(text)}</div>`,
})

/** The words of another person, marked as such. */
export const quote = (text: string): Block => ({
  text: text.replace(/^/gm, '> '),
  html: `<blockquote class="muted quote" style="${styles.quote}">${escapeHtml(text)}</blockquote>`,
})

export const button = (label: string, url: string): Block => ({
  text: `${label}: ${url}`,
  html: `<p style="margin:24px 0"><a href="${escapeHtml(url)}" class="button" style="${styles.button}">${escapeHtml(label)}</a></p>`,
})

/** An account manager as the sender, with the picture that is attached as `cid`, or with initials. */
export function sender(manager: ManagerCard, cid?: string): Block {
  const { firstName, lastName, biography, workingHours, replyTime } = manager
  const name = `${firstName} ${lastName}`
  const facts = [
    'Your account manager',
    ...(biography === null ? [] : [biography]),
    ...(workingHours === null ? [] : [`At work ${workingHours}.`]),
    ...(replyTime === null ? [] : [`Usually replies ${replyTime}.`]),
  ]
  const picture = cid
    ? `<img src="cid:${cid}" width="48" height="48" alt="" style="display:block;border-radius:24px;object-fit:cover">`
    : table(
        `<tr><td class="soft" style="${styles.avatar}">${escapeHtml(`${firstName.charAt(0)}${lastName.charAt(0)}`)}</td></tr>`,
      )
  const lines = facts.map((fact) => `<div class="muted" style="color:#5c635f;font-size:14px">${escapeHtml(fact)}</div>`)
  return {
    text: [name, ...facts].join('\n'),
    html: table(
      `<tr><td width="62" style="vertical-align:top">${picture}</td><td><strong>${escapeHtml(name)}</strong>${lines.join('')}</td></tr>`,
      'width="100%" style="margin:0 0 8px"',
    ),
  }
}
