import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Deps, RouteDeps } from './deps.ts'
import { accountViewRoutes } from './features/account-views/account-views.routes.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { applicationRoutes } from './features/applications/applications.routes.ts'
import { recordRefusal } from './features/audit/audit.service.ts'
import { answerRoutes } from './features/answers/answers.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { builderRoutes } from './features/builders/builders.routes.ts'
import { clientRoutes } from './features/clients/clients.routes.ts'
import { clientNoteRoutes } from './features/client-notes/client-notes.routes.ts'
import { contactPageRoutes } from './features/contact/contact-page.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { conversationRoutes } from './features/conversations/conversations.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { documentShareRoutes } from './features/documents/document-shares.routes.ts'
import { downloadRoutes } from './features/downloads/downloads.routes.ts'
import { previewRoutes } from './features/previews/previews.routes.ts'
import { exportRoutes } from './features/exports/exports.routes.ts'
import { fileRoutes } from './features/files/files.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { metricsRoutes } from './features/health/metrics.routes.ts'
import { ledgerRoutes } from './features/ledger/ledger.routes.ts'
import { followUpRoutes } from './features/interviews/follow-ups.routes.ts'
import { calendarRoutes } from './features/interviews/calendar.routes.ts'
import { interviewRoutes } from './features/interviews/interviews.routes.ts'
import { jobInterestRoutes } from './features/job-interests/job-interests.routes.ts'
import { liveRoutes } from './features/live/live.routes.ts'
import { broadcastRoutes } from './features/notifications/broadcasts.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { unsubscribeRoutes } from './features/notifications/unsubscribe.routes.ts'
import { outboxRoutes } from './features/outbox/outbox.routes.ts'
import { paymentEventRoutes } from './features/payments/payment-events.routes.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { webhookRoutes } from './features/payments/webhook.routes.ts'
import { postingRoutes } from './features/postings/postings.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { promiseRoutes } from './features/promises/promises.routes.ts'
import { receiptRoutes } from './features/receipts/receipts.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { resumeReadingRoutes } from './features/resume-reading/resume-reading.routes.ts'
import { revenueRoutes } from '#server/features/revenue/revenue.routes.ts'
import { rulesRoutes } from './features/rules/rules.routes.ts'
import { sandboxRoutes } from './features/sandbox/sandbox.routes.ts'
import { secondFactorRoutes } from './features/second-factors/second-factors.routes.ts'
import { statsRoutes } from './features/stats/stats.routes.ts'
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts'
import { taskRoutes } from './features/tasks/tasks.routes.ts'
import { userRoutes } from './features/users/users.routes.ts'
import { answerError } from './http/errors.ts'
import { stopGracefully } from './http/graceful-stop.ts'
import { sendSecurityHeaders } from './http/headers.ts'
import { RequestLog } from './http/log.ts'
import type { Logger } from './http/log.ts'
import { describeApi } from './http/describe-api.ts'
import { limitBodyTime } from './http/body-time.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { refuseOtherOrigins } from './http/same-origin.ts'
import { createServe } from './http/serve.ts'
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
  })
  app.server.headersTimeout = 15_000
  stopGracefully(app)
  limitBodyTime(app, 30_000)
  // JSON only: the form of another site is not even parsed.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  await sendSecurityHeaders(app, {
    secure: config.secure,
    uploadsTo: deps.files.uploadsTo,
    stripe: config.stripe !== null,
  })
  refuseOtherOrigins(app, config)
  await app.register(cookie)

  const { db } = database
  const sessions = createSessions(db, {
    secret: deps.sessionSecret,
    secure: config.secure,
    staffNeedSecondFactor: config.production,
  })
  const limits = createRateLimits(database.countingPool)
  const routes: RouteDeps = {
    ...deps,
    app,
    db,
    sessions,
    serve: createServe(app, {
      db,
      sessions,
      secret: deps.sessionSecret,
      onForbidden: (actor, endpoint) => recordRefusal({ db, limits }, actor, endpoint),
    }),
    limits,
  }

  healthRoutes(routes)
  authRoutes(routes)
  secondFactorRoutes(routes)
  accountRoutes(routes)
  accountViewRoutes(routes)
  userRoutes(routes)
  statsRoutes(routes)
  revenueRoutes(routes)
  profileRoutes(routes)
  fileRoutes(routes)
  resumeReadingRoutes(routes)
  builderRoutes(routes)
  documentRoutes(routes)
  documentShareRoutes(routes)
  downloadRoutes(routes)
  previewRoutes(routes)
  exportRoutes(routes)
  applicationRoutes(routes)
  rulesRoutes(routes)
  receiptRoutes(routes)
  conversationRoutes(routes)
  clientNoteRoutes(routes)
  taskRoutes(routes)
  ledgerRoutes(routes)
  reportRoutes(routes)
  answerRoutes(routes)
  interviewRoutes(routes)
  calendarRoutes(routes)
  followUpRoutes(routes)
  jobInterestRoutes(routes)
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
  await serveSite(app, { root: builtSite, appUrl: config.appUrl })
  return app
}
