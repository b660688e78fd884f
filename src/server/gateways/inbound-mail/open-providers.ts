import type { InboxSettings } from '#server/inbox-settings.ts'
import type { MailProvider } from './inbound-mail.ts'
import { createMailgun } from './mailgun.ts'
import { createPostmark } from './postmark.ts'
import { createSendgrid } from './sendgrid.ts'
import { createSes } from './ses.ts'
import type { SnsFetch } from './sns-signature.ts'

const timeoutMs = 5_000
const mostCharacters = 100_000

const fetchText: SnsFetch = async (url) => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`Amazon answered ${response.status}`)
  return (await response.text()).slice(0, mostCharacters)
}

/** The providers that the settings name, by the name in their address. */
export function openProviders(settings: InboxSettings['providers'], ask = fetchText): Map<string, MailProvider> {
  const { mailgunKey, postmarkCredentials, sendgridKey, sesTopic } = settings
  const providers = new Map<string, MailProvider>()
  if (mailgunKey) providers.set('mailgun', createMailgun(mailgunKey))
  if (postmarkCredentials) providers.set('postmark', createPostmark(postmarkCredentials))
  if (sendgridKey) providers.set('sendgrid', createSendgrid(sendgridKey))
  if (sesTopic) providers.set('ses', createSes(sesTopic, ask))
  return providers
}
