import type { FastifyReply } from 'fastify'
import type { MailedType } from '#contract/notifications.ts'
import { productName } from '#contract/plans.ts'
import type { RouteDeps } from '#server/deps.ts'
import { answersHead } from '#server/http/headers.ts'
import { escapeHtml, plainPage } from '#server/http/plain-page.ts'
import { lockAccount, saveChoices } from './notifications.store.ts'
import { readUnsubscribeToken, unsubscribePath } from './unsubscribe-links.ts'

const settings = `<a href="/account">your ${productName} account settings</a>`
const brokenPage = plainPage(
  'This link does not work',
  `<p>Please use the link in a newer email, or choose in ${settings} what is emailed to you.</p>`,
)
const mailNames: Partial<Record<MailedType, string>> = { report: 'weekly reports' }
const nameMails = (type: MailedType | null) => (type && mailNames[type]) ?? 'copies of important notifications'

const donePage = (type: MailedType | null) =>
  plainPage(
    type === 'report' ? 'No more weekly reports by email' : 'No more email copies',
    `<p>We no longer email you ${nameMails(type)}. You still find them in ${productName}, and can change your choice in ${settings}.</p>`,
  )
const questionPage = (token: string, type: MailedType | null) =>
  plainPage(
    type === 'report' ? 'Stop weekly reports by email?' : 'Stop email copies?',
    `<p>${productName} emails you ${nameMails(type)}. Do you want to stop getting them?</p>
<form method="post" action="${unsubscribePath}?token=${escapeHtml(encodeURIComponent(token))}"><button>Stop these emails</button></form>
<p>To stop only some of them, go to ${settings}.</p>`,
  )

const show = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html').send(page)

const none = {
  assignment: false,
  application_created: false,
  message: false,
  job_interest: false,
  approval: false,
  question: false,
  report: false,
  interview: false,
  promise: false,
  mail: false,
}

/**
 * The link of a mail copy. Mail programs send the POST themselves on one-click unsubscribe (RFC 8058), without a session.
 * Programs that follow every link of a mail only see the question.
 */
export function unsubscribeRoutes({ app, db, encryption }: RouteDeps) {
  app.register(async (scope) => {
    // The token is enough. The form around it is not read.
    for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/])
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 10_000 }, async () => null)

    scope.get<{ Querystring: { token?: unknown } }>(unsubscribePath, answersHead, async ({ query }, reply) => {
      const link = readUnsubscribeToken(encryption, query.token)
      return link ? show(reply, questionPage(String(query.token), link.type)) : show(reply, brokenPage, 400)
    })

    scope.post<{ Querystring: { token?: unknown } }>(
      unsubscribePath,
      { config: { fromAnySite: true } },
      async ({ query }, reply) => {
        const link = readUnsubscribeToken(encryption, query.token)
        if (!link) return show(reply, brokenPage, 400)
        const { userId, type } = link
        await db.transaction(async (tx) => {
          if (await lockAccount(tx, userId)) await saveChoices(tx, userId, type ? { [type]: false } : none)
        })
        return show(reply, donePage(type))
      },
    )
  })
}
