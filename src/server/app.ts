import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Deps, RouteDeps } from './deps.ts'
import { accountViewRoutes } from './people/account-views/account-views.routes.ts'
import { accountRoutes } from './people/account/account.routes.ts'
import { applicationRoutes } from './work/applications/applications.routes.ts'
import { applyingRoutes } from './work/applying/applying.routes.ts'
import { recordRefusal } from './platform/audit/audit.service.ts'
import { answerRoutes } from './work/answers/answers.routes.ts'
import { applyKitRoutes } from './people/apply-kit/connections.routes.ts'
import { applyPackRoutes } from './work/apply-packs/apply-packs.routes.ts'
import { auditRoutes } from './platform/audit/audit.routes.ts'
import { authRoutes } from './people/auth/auth.routes.ts'
import { builderRoutes } from './work/builders/builders.routes.ts'
import { clientRoutes } from './service/clients/clients.routes.ts'
import { clientNoteRoutes } from './service/client-notes/client-notes.routes.ts'
import { contactPageRoutes } from './service/contact/contact-page.routes.ts'
import { contactRoutes } from './service/contact/contact.routes.ts'
import { conversationRoutes } from './service/conversations/conversations.routes.ts'
import { directoryRoutes } from './service/directory/directory.routes.ts'
import { documentRoutes } from './work/documents/documents.routes.ts'
import { documentShareRoutes } from './work/documents/document-shares.routes.ts'
import { downloadRoutes } from './platform/downloads/downloads.routes.ts'
import { previewRoutes } from './work/previews/previews.routes.ts'
import { erasureRoutes } from './privacy/erasure/erasure.routes.ts'
import { exportRoutes } from './privacy/exports/exports.routes.ts'
import { fileRoutes } from './platform/files/files.routes.ts'
import { healthRoutes } from './platform/health/health.routes.ts'
import { metricsRoutes } from './platform/health/metrics.routes.ts'
import { ledgerRoutes } from './money/ledger/ledger.routes.ts'
import { followUpRoutes } from './work/interviews/follow-ups.routes.ts'
import { calendarRoutes } from './work/interviews/calendar.routes.ts'
import { interviewRoutes } from './work/interviews/interviews.routes.ts'
import { mailRoutes } from './service/inbox/mails.routes.ts'
import { inboundMailRoutes } from './service/inbox/inbound-mail.routes.ts'
import { inboxAddressRoutes } from './service/inbox/inbox-addresses.routes.ts'
import { jobInterestRoutes } from './work/job-interests/job-interests.routes.ts'
import { liveRoutes } from './platform/live/live.routes.ts'
import { broadcastRoutes } from './platform/notifications/broadcasts.routes.ts'
import { notificationRoutes } from './platform/notifications/notifications.routes.ts'
import { unsubscribeRoutes } from './platform/notifications/unsubscribe.routes.ts'
import { outboxRoutes } from './platform/outbox/outbox.routes.ts'
import { paymentEventRoutes } from './money/payments/payment-events.routes.ts'
import { paymentRoutes } from './money/payments/payments.routes.ts'
import { webhookRoutes } from './money/payments/webhook.routes.ts'
import { postingRoutes } from './work/postings/postings.routes.ts'
import { profileRoutes } from './people/profile/profile.routes.ts'
import { promiseRoutes } from './service/promises/promises.routes.ts'
import { receiptRoutes } from './work/receipts/receipts.routes.ts'
import { reportRoutes } from './service/reports/reports.routes.ts'
import { proposalRoutes } from './service/proposals/proposals.routes.ts'
import { resumeReadingRoutes } from './work/resume-reading/resume-reading.routes.ts'
import { rulesRoutes } from './work/rules/rules.routes.ts'
import { sandboxRoutes } from './money/sandbox/sandbox.routes.ts'
import { secondFactorRoutes } from './people/second-factors/second-factors.routes.ts'
import { figureRoutes } from './service/figures/figures.routes.ts'
import { queueRoutes } from './service/queue/queue.routes.ts'
import { subscriptionRoutes } from './money/subscriptions/subscriptions.routes.ts'
import { taskRoutes } from './service/tasks/tasks.routes.ts'
import { userRoutes } from './people/users/users.routes.ts'
import { answerError } from './http/errors.ts'
import { stopGracefully } from './http/graceful-stop.ts'
import { sendSecurityHeaders } from './http/headers.ts'
import { noteEvents, RequestLog, type Logger } from './http/log.ts'
import { describeApi } from './http/describe-api.ts'
import { limitBodyTime } from './http/body-time.ts'
import { createRateLimits, limitRoutes } from './http/rate-limits.ts'
import { refuseOtherOrigins } from './http/same-origin.ts'
import { refuseTokens } from './http/refuse-tokens.ts'
import { createServe, type OnForbidden } from './http/serve.ts'
import { createSessions } from './http/session.ts'
import { serveSiteFiles } from './http/site-files.ts'
import { builtSite, serveSite } from './http/static-site.ts'

const mebibyte = 2 ** 20
/** Uploads may be slow. Every other body has a shorter limit. */
const requestTimeoutMs = 15 * 60_000

/** Builds the server without listening. `main.ts` and the tests call it. */
export async function buildApp(deps: Deps, logger: Logger) {
  const { config, database } = deps
  const requestLog = new RequestLog()
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: requestLog,
    // Fastify refuses a malformed path before there is a route, so its hooks do not log it.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
      requestLog.requestCompleted(error, request, reply)
    },
    genReqId: () => randomUUID(),
    // The number of proxies, counted from our end, whose headers are trusted.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: mebibyte,
    requestTimeout: requestTimeoutMs,
    // A HEAD would do the work of its GET: consume a token, count as a read. Pages and probes answer HEAD, see `answersHead`.
    exposeHeadRoutes: false,
    // A request that came in while the process stops is answered too.
    return503OnClosing: false,
  })
  app.server.headersTimeout = 15_000
  stopGracefully(app)
  noteEvents(app)
  limitBodyTime(app, 30_000)
  // JSON only: the form of another site is not even parsed.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  await sendSecurityHeaders(app, {
    secure: config.secure,
    uploadsTo: deps.files.uploadsTo,
    assetHost: config.assetHost,
    stripe: config.stripe !== null,
  })
  refuseOtherOrigins(app, config)
  await app.register(cookie)

  const { db, read } = database
  const sessions = createSessions(db, {
    secret: deps.sessionSecret,
    secure: config.secure,
    staffNeedSecondFactor: config.production,
  })
  const limits = createRateLimits(database.countingPool)
  limitRoutes(app, limits)
  const onForbidden: OnForbidden = (actor, call) => recordRefusal({ db, jobs: deps.jobs, limits }, actor, call)
  refuseTokens(app, { sessions, onForbidden })
  const routes: RouteDeps = {
    ...deps,
    app,
    db,
    sessions,
    serve: createServe(app, {
      db,
      read,
      sessions,
      limits,
      secret: deps.sessionSecret,
      onForbidden,
    }),
    limits,
  }

  healthRoutes(routes)
  authRoutes(routes)
  secondFactorRoutes(routes)
  accountRoutes(routes)
  applyKitRoutes(routes)
  accountViewRoutes(routes)
  userRoutes(routes)
  directoryRoutes(routes)
  figureRoutes(routes)
  profileRoutes(routes)
  fileRoutes(routes)
  resumeReadingRoutes(routes)
  builderRoutes(routes)
  documentRoutes(routes)
  documentShareRoutes(routes)
  downloadRoutes(routes)
  previewRoutes(routes)
  exportRoutes(routes)
  erasureRoutes(routes)
  applicationRoutes(routes)
  applyingRoutes(routes)
  rulesRoutes(routes)
  receiptRoutes(routes)
  applyPackRoutes(routes)
  conversationRoutes(routes)
  clientNoteRoutes(routes)
  taskRoutes(routes)
  ledgerRoutes(routes)
  reportRoutes(routes)
  proposalRoutes(routes)
  answerRoutes(routes)
  interviewRoutes(routes)
  calendarRoutes(routes)
  followUpRoutes(routes)
  inboxAddressRoutes(routes)
  inboundMailRoutes(routes)
  jobInterestRoutes(routes)
  mailRoutes(routes)
  queueRoutes(routes)
  postingRoutes(routes)
  promiseRoutes(routes)
  notificationRoutes(routes)
  broadcastRoutes(routes)
  auditRoutes(routes)
  contactRoutes(routes)
  contactPageRoutes(routes)
  unsubscribeRoutes(routes)
  clientRoutes(routes)
  subscriptionRoutes(routes)
  paymentRoutes(routes)
  paymentEventRoutes(routes)
  webhookRoutes(routes)
  sandboxRoutes(routes)
  liveRoutes(routes)
  outboxRoutes(routes)
  metricsRoutes(routes)
  describeApi(app, routes)

  serveSiteFiles(app, config)
  await serveSite(app, { root: builtSite, appUrl: config.appUrl, assetHost: config.assetHost })
  return app
}
