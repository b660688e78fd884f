import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface Received {
  from: string
  recipients: string[]
  /** Headers and text, as received. */
  data: string
}

type Behaviour = 'takes mail' | 'refuses recipients' | 'fails for now' | 'hangs up'

/** A minimal mail server that records what it receives. */
export async function startSmtpServer() {
  const received: Received[] = []
  const server = { received, behaviour: 'takes mail' as Behaviour, url: '', close: async () => {} }
  const listener = createServer((socket) => void serve(socket, server).catch(() => socket.destroy()))
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  server.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
  server.close = () => new Promise((resolve) => listener.close(() => resolve()))
  return server
}

async function serve(socket: Socket, server: { received: Received[]; behaviour: Behaviour }) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: Received = { from: '', recipients: [], data: '' }
  let inData = false
  socket.on('error', () => {})
  say('220 test')
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (inData) {
      if (line !== '.') mail.data += `${line.replace(/^\./, '')}\n`
      else {
        inData = false
        server.received.push(mail)
        mail = { from: '', recipients: [], data: '' }
        say('250 kept')
      }
      continue
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO') say('250 test')
    else if (verb === 'MAIL') {
      mail.from = line
      say(server.behaviour === 'fails for now' ? '451 try later' : '250 ok')
    } else if (verb === 'RCPT') {
      mail.recipients.push(line)
      say(server.behaviour === 'refuses recipients' ? '550 nobody here' : '250 ok')
    } else if (verb === 'DATA') {
      if (server.behaviour === 'hangs up') {
        socket.destroy()
        return
      }
      inData = true
      say('354 go on')
    } else if (verb === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
}
