import { authenticate } from 'mailauth'
import { maxLookups, maxSignatures } from '#mail/limits.ts'
import type { AuthenticationResult, MailAuthentication } from '#mail/model/mail.ts'

/** Answers as `dns.promises.resolve` does. */
type Resolver = (name: string, type: string) => Promise<string[][] | string[]>

export interface AuthenticationOptions {
  /** Without one nothing is authenticated. */
  resolver?: Resolver
  /** The connection that the mail came by. Without it there is no SPF. */
  mta?: { remoteAddress: string; helo: string; from: string }
}

/** Mailboxes that forward for people and seal what they received. Others could write any seal. */
const forwarders = new Set([
  'google.com',
  'microsoft.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'fastmail.com',
  'messagingengine.com',
  'zoho.com',
  'proton.me',
  'protonmail.com',
  'gmx.net',
  'web.de',
  'mailbox.org',
])

const none: MailAuthentication = { authenticated: false, spf: 'none', dkim: 'none', dmarc: 'none', arc: 'none' }
const results: readonly string[] = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'policy',
  'temperror',
  'permerror',
] satisfies AuthenticationResult[]
const isResult = (value: string): value is AuthenticationResult => results.includes(value)
const toResult = (value = 'none') => (isResult(value) ? value : 'temperror')

/** Whether the domain of the sender vouches for a mail. */
export async function authenticateMail(
  raw: Uint8Array,
  headers: { key: string }[],
  { resolver, mta }: AuthenticationOptions,
): Promise<MailAuthentication> {
  const signatures = headers.filter(({ key }) => /^(?:dkim-signature|arc-(?:seal|message-signature))$/.test(key))
  if (!resolver || signatures.length > maxSignatures) return none
  const { dkim, spf, dmarc, arc } = await authenticate(Buffer.from(raw), {
    resolver: limitLookups(resolver),
    mta: 'mail-reader',
    disableBimi: true,
    rejectRsaSha1: true,
    ...(mta && { ip: mta.remoteAddress, helo: mta.helo, sender: mta.from }),
  })
  const signed = dkim.results.map(({ status }) => status)
  const aligned = signed.find(({ result, aligned }) => result === 'pass' && aligned)
  const [best = signed[0]] = aligned ? [aligned] : signed.filter(({ result }) => result === 'pass')
  const spfResult = mta && spf ? spf.status.result : 'none'
  const dmarcResult = dmarc ? dmarc.status.result : 'none'
  const arcResult = arc ? arc.status.result : 'none'
  const sealer = arc && arc.signature ? (arc.signature.signingDomain ?? '') : ''
  const seen: unknown = arc ? arc.authenticationResults?.dmarc : null
  const isSealed = arcResult === 'pass' && forwarders.has(sealer) && isPassed(seen, dkim.headerFrom)
  return {
    // Without a policy of its domain, a signature of the domain itself is as good.
    authenticated: dmarcResult === 'pass' || (dmarcResult === 'none' && aligned !== undefined) || isSealed,
    spf: toResult(spfResult),
    dkim: toResult(best?.result),
    dmarc: toResult(dmarcResult),
    arc: toResult(arcResult),
  }
}

/** What a forwarder says that it saw: the domain of this sender passed. */
function isPassed(seen: unknown, from: string[]) {
  const { result, header } = (seen ?? {}) as { result?: string; header?: { from?: string } }
  const domains = from.map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase())
  return result === 'pass' && domains.length === 1 && header?.from?.toLowerCase() === domains[0]
}

/** A mail may name as many keys as it likes. */
function limitLookups(resolver: Resolver): Resolver {
  let lookups = 0
  return async (name, type) => {
    if (++lookups > maxLookups) throw Object.assign(new Error('too many lookups'), { code: 'ESERVFAIL' })
    return resolver(name, type)
  }
}
