import type { FastifyReply } from 'fastify'
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
const donePage = plainPage(
  'No more email copies',
  `<p>Notifications are no longer emailed to you. You still find them in ${productName}, and can change your choice in ${settings}.</p>`,
)
const questionPage = (token: string) =>
  plainPage(
    'Stop email copies?',
    `<p>${productName} emails you copies of important notifications. Do you want to stop getting them?</p>
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

    scope.get<{ Querystring: { token?: unknown } }>(unsubscribePath, answersHead, async ({ query }, reply) =>
      typeof query.token === 'string' && readUnsubscribeToken(encryption, query.token)
        ? show(reply, questionPage(query.token))
        : show(reply, brokenPage, 400),
    )

    scope.post<{ Querystring: { token?: unknown } }>(
      unsubscribePath,
      { config: { fromAnySite: true } },
      async ({ query }, reply) => {
        const userId = readUnsubscribeToken(encryption, query.token)
        if (!userId) return show(reply, brokenPage, 400)
        await db.transaction(async (tx) => {
          if (await lockAccount(tx, userId)) await saveChoices(tx, userId, none)
        })
        return show(reply, donePage)
      },
    )
  })
}
