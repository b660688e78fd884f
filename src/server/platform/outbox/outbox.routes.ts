import type { RouteDeps } from '#server/deps.ts'
import type { OutboxMail } from '#server/gateways/mailer.ts'
import { escapeHtml, plainPage } from '#server/http/plain-page.ts'

const links = (text: string) => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const card = ({ to, subject, text, date }: OutboxMail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p class="meta">To ${escapeHtml(to)}, <time datetime="${date}">${date.replace('T', ' ').slice(0, 19)} UTC</time></p><pre class="text">${links(text)}</pre></article>`

const page = (mails: OutboxMail[]) =>
  plainPage(
    'Outbox',
    `<p>No mail server is set up, so we store mails here instead of sending them. Newest first.</p>
${mails.map(card).join('\n') || '<p>No mails yet</p>'}`,
  )

/** Mails that were stored instead of sent, for people and tests. Only where the demo is allowed, and never if mail is really sent. */
export function outboxRoutes({ app, config, mailer }: RouteDeps) {
  const { outbox } = mailer
  if (!config.demoAllowed || !outbox) return
  app.get('/dev/outbox.json', () => outbox())
  app.get('/dev/outbox', async (_request, reply) => reply.type('text/html').send(page(await outbox())))
}
