import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { maxMailBytes } from '#contract/inbox.ts'
import type { InboxSettings } from '#server/inbox-settings.ts'
import type { MailReceiver, Reception } from './inbound-mail.ts'
import { createMailData } from './mail-data.ts'

interface SmtpOptions {
  settings: InboxSettings['smtp']
  domain: string
  receiver: MailReceiver
  /** A mail that could not be kept; its sender tries again. */
  onFailure: (error: unknown) => void
}

const limits = {
  connections: 100,
  perAddress: 10,
  idleMs: 60_000,
  /** Of a whole connection. */
  lifeMs: 15 * 60_000,
  recipients: 20,
  /** Of one connection; then it is closed. */
  refusals: 5,
}

/** An answer other than 250. 421 closes the connection. */
class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

const busy = () => new SmtpRefusal(451, '4.3.0 We cannot take this mail right now, please try again later')
const tooLarge = () => new SmtpRefusal(552, '5.3.4 The mail is larger than 25 MB')
const unknown = () => new SmtpRefusal(550, '5.1.1 There is no such address here')
const refusals: Record<Exclude<Reception, 'kept'>, () => SmtpRefusal> = {
  unknown,
  limited: () => new SmtpRefusal(452, '4.2.2 This address takes no more mails right now, please try again later'),
  'too large': tooLarge,
}

/** Listens for mails to relay addresses. It takes no other mail, sends none and bounces none. */
export async function openSmtpServer({ settings, domain, receiver, onFailure }: SmtpOptions) {
  const { host, port, tls, proxies, relays } = settings
  const collect = createMailData()
  const refusalCounts = new Map<string, number>()
  const lives = new Map<string, NodeJS.Timeout>()

  async function greet({ id, remoteAddress }: SMTPServerSession) {
    const connections = [...server.connections].filter(({ session }) => session.remoteAddress === remoteAddress)
    if (connections.length > limits.perAddress && !relays.includes(remoteAddress))
      throw new SmtpRefusal(421, '4.7.0 Too many connections from your address')
    const end = () => [...server.connections].find(({ session }) => session.id === id)?.send(421, '4.4.2 Out of time')
    lives.set(id, setTimeout(end, limits.lifeMs).unref())
  }

  async function takeSender({ remoteAddress }: SMTPServerSession) {
    if (await receiver.isBlocked(remoteAddress)) throw new SmtpRefusal(421, '4.7.1 Too many unknown addresses')
  }

  async function takeRecipient({ address }: SMTPServerAddress, { id, remoteAddress, envelope }: SMTPServerSession) {
    const found = envelope.rcptTo.length < limits.recipients ? await receiver.findRecipient(address) : 'too many'
    if (found === 'known') return
    if (found === 'off') throw unknown()
    const count = (refusalCounts.get(id) ?? 0) + 1
    refusalCounts.set(id, count)
    if (found === 'unknown') await receiver.noteRefusal(remoteAddress)
    if (count >= limits.refusals) throw new SmtpRefusal(421, '4.7.1 Too many refused recipients')
    if (found === 'too many') throw new SmtpRefusal(452, '4.5.3 Too many recipients')
    throw refusals[found]()
  }

  async function takeMail(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const { remoteAddress, hostNameAppearsAs, xForward, envelope } = session
    // Where it fails, the sender is gone.
    const raw = await collect(stream).catch(() => 'busy' as const)
    if (raw === 'large') throw tooLarge()
    if (raw === 'busy') throw busy()
    const helo = xForward.get('HELO')
    const reception = await receiver.receive({
      raw,
      envelope: {
        remoteAddress,
        helo: typeof helo === 'string' ? helo : hostNameAppearsAs || null,
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
      },
      recipients: envelope.rcptTo.map(({ address }) => address),
    })
    if (reception !== 'kept') throw refusals[reception]()
  }

  /** Our own failure is a 451: the sender keeps the mail. */
  async function answer(work: Promise<void>, callback: (error: Error | null) => void) {
    let refusal: SmtpRefusal | null = null
    try {
      await work
    } catch (error) {
      refusal = error instanceof SmtpRefusal ? error : busy()
      if (refusal !== error) onFailure(error)
    }
    callback(refusal)
  }

  const server = new SMTPServer({
    name: domain,
    size: maxMailBytes,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls ? { key: await readFile(tls.keyFile), cert: await readFile(tls.certFile) } : {}),
    useProxy: proxies,
    useXForward: relays,
    disableReverseLookup: true,
    logger: false,
    maxClients: limits.connections,
    socketTimeout: limits.idleMs,
    closeTimeout: 5_000,
    onConnect: (session, callback) => void answer(greet(session), callback),
    onMailFrom: (_address, session, callback) => void answer(takeSender(session), callback),
    onRcptTo: (address, session, callback) => void answer(takeRecipient(address, session), callback),
    onData: (stream, session, callback) => void answer(takeMail(stream, session), callback),
    onClose({ id }) {
      clearTimeout(lives.get(id))
      lives.delete(id)
      refusalCounts.delete(id)
    },
  })
  // A connection that breaks concerns its sender alone.
  server.on('error', () => {})
  const listener = server.listen(port, host)
  await once(listener, 'listening')
  return {
    port: (listener.address() as AddressInfo).port,
    /** Lets mails that are coming in be answered. */
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
