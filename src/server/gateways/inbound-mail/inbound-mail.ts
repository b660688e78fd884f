import type { IncomingHttpHeaders } from 'node:http'

/** A mail that a server wants to deliver to relay addresses. */
export interface InboundMail {
  /** The mail as it came. */
  raw: Buffer
  /** What SMTP or the provider said about the sender. `from` is empty for a bounce. */
  envelope: { remoteAddress: string | null; helo: string | null; from: string }
  recipients: readonly string[]
}

/**
 * `kept`: stored for every recipient we have, now or earlier. `limited`: not for all; the sender has to try again later, which
 * stores nothing twice.
 */
export type Reception = 'kept' | 'unknown' | 'limited' | 'too large'

/** What the SMTP server asks of the product. */
export interface MailReceiver {
  /** Whether an address takes a mail now. `off`: there is such an address, and its client switched it off. */
  findRecipient(address: string): Promise<'known' | 'unknown' | 'off' | 'limited'>
  /** Counts an unknown address that a sender tried. */
  noteRefusal(remoteAddress: string): Promise<void>
  /** Whether the sender tried too many. */
  isBlocked(remoteAddress: string): Promise<boolean>
  /** Throws where the mail can't be kept now. */
  receive(mail: InboundMail): Promise<Reception>
}

export interface ProviderRequest {
  headers: IncomingHttpHeaders
  /** The bytes as they came: signatures are over these. */
  body: Buffer
}

/** A mail of a provider who proved to be the one. */
interface ProviderMail extends InboundMail {
  /** A replay of the request has it too; null where the provider signs nothing. */
  requestKey: string | null
}

export interface MailProvider {
  /** The status after which the provider does not try again. */
  refusedForGood: 403 | 406
  /** The status after which it does. */
  tryLater: 429 | 503
  /** Null if it was no mail but the confirmation that mails may be sent. Throws an `InboundMailError`. */
  verify(request: ProviderRequest): Promise<ProviderMail | null>
}
