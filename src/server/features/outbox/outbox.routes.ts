import { productName } from '#contract/plans.ts'
import type { RouteDeps } from '#server/deps.ts'
import { escapeHtml } from '#server/features/mail/compose.ts'
import type { OutboxMail } from '#server/gateways/mailer.ts'

const links = (text: string) => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const card = ({ to, subject, text, date }: OutboxMail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p class="meta">To ${escapeHtml(to)}, <time datetime="${date}">${date.replace('T', ' ').slice(0, 19)} UTC</time></p><pre>${links(text)}</pre></article>`

const style = `
:root{color-scheme:light dark;--text:#1f2623;--muted:#5c635f;--page:#f6f4ef;--card:#fff;--accent:#14564a}
@media (prefers-color-scheme:dark){:root{--text:#ecefe9;--muted:#a7b0aa;--page:#141817;--card:#1d2321;--accent:#7fd1bb}}
body{margin:0;padding:2rem 1rem;background:var(--page);color:var(--text);font:16px/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto}article{background:var(--card);border-radius:12px;padding:1.25rem 1.5rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}.meta{color:var(--muted);margin:.25rem 0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
a{color:var(--accent)}`

const page = (mails: OutboxMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox - ${productName}</title><link rel="stylesheet" href="/dev/outbox.css"></head>
<body><main><h1>Outbox</h1><p>No mail server is set up, so mails are kept here instead of being sent. Newest first.</p>
${mails.map(card).join('\n') || '<p>No mails yet</p>'}</main></body></html>`

/** Mails kept instead of sent, for a person and for tests; never in production, nor where mail is really sent. */
export function outboxRoutes({ app, config, mailer }: RouteDeps) {
  const { outbox } = mailer
  if (config.production || !outbox) return
  app.get('/dev/outbox.json', () => outbox())
  app.get('/dev/outbox.css', (_request, reply) => reply.type('text/css').send(style))
  app.get('/dev/outbox', async (_request, reply) => reply.type('text/html').send(page(await outbox())))
}
