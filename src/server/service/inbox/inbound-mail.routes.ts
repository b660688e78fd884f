import type { FastifyRequest } from 'fastify'
import { inboundMailPath, maxMailBytes } from '#contract/inbox.ts'
import { BusyError, createAdmission } from '#server/admission.ts'
import type { RouteDeps } from '#server/deps.ts'
import type { MailProvider, ProviderRequest, Reception } from '#server/gateways/inbound-mail/inbound-mail.ts'
import { InboundMailError } from '#server/gateways/inbound-mail/inbound-mail-error.ts'
import { openProviders } from '#server/gateways/inbound-mail/open-providers.ts'
import { toCaller } from '#server/http/caller.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { answerEarly } from '#server/http/early-answer.ts'
import { receiveMail } from './receive.service.ts'

/** A raw mail in JSON or in a form is larger than itself, and some providers send its parts beside it. */
const bodyLimit = 3 * maxMailBytes
/** Smaller requests are read without waiting. */
const smallBody = 2 ** 20
const retryAfterSeconds = 600

const tooLarge = () => new HttpError(413, 'This is too large')

/** Takes mails of providers. Their signature is the only proof. A final refusal is never a 5xx, which would be tried again. */
export function inboundMailRoutes({ app, db, jobs, files, encryption, limits, config }: RouteDeps) {
  const { inbox, inboxDomain: domain } = config
  const providers = openProviders(inbox.providers)
  /** Large requests are in memory while they are read and stored. */
  const admission = createAdmission({ parallel: 3, waiting: 50, perCaller: 20 })

  async function take(provider: MailProvider, domain: string, { headers, body }: ProviderRequest) {
    const mail = await verify(provider, { headers, body })
    if (!mail) return 'kept'
    const { requestKey } = mail
    if (requestKey && (await limits.isUsedUp('inbound requests, request', requestKey)))
      throw new HttpError(401, 'This request was answered before')
    const reception = await receiveMail({ db, jobs, files, encryption, limits, domain }, mail)
    // Only what ended is a replay when it comes again.
    if (requestKey && reception !== 'limited') await limits.allows('inbound requests, request', requestKey)
    return reception
  }

  async function receive(request: FastifyRequest) {
    const { provider: name } = request.params as { provider: string }
    const provider = providers.get(name)
    if (!provider || domain === null) throw notFound()
    const size = Number(request.headers['content-length'] ?? bodyLimit)
    if (size > bodyLimit) throw tooLarge()
    const work = async () => take(provider, domain, { headers: request.headers, body: await readBody(request) })
    try {
      const isSmall = size <= smallBody
      return answer(provider, await (isSmall ? work() : admission.run(toCaller({ address: request.ip }), work)))
    } catch (error) {
      if (error instanceof BusyError) throw toTryLater(provider)
      throw error
    }
  }

  app.register(async (scope) => {
    answerEarly(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.post(inboundMailPath, { config: { fromAnySite: true }, bodyLimit }, (request) => receive(request))
  })
}

const toTryLater = ({ tryLater }: MailProvider) =>
  new HttpError(tryLater, 'We cannot take this mail right now', { retryAfterSeconds })

function answer(provider: MailProvider, reception: Reception) {
  if (reception === 'kept') return { received: true }
  if (reception === 'limited') throw toTryLater(provider)
  throw new HttpError(provider.refusedForGood, 'There is no such address here, or the mail is too large')
}

/** The length in the header may be missing. */
async function readBody({ body }: FastifyRequest) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyLimit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function verify(provider: MailProvider, request: ProviderRequest) {
  try {
    return await provider.verify(request)
  } catch (error) {
    if (error instanceof InboundMailError) throw new HttpError(error.status, error.message, { cause: error })
    throw error
  }
}
