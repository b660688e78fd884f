import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A client that says what it wants, without waiting and without a library's manners. */
export function openSmtpClient(port: number) {
  const socket = connect(port, '127.0.0.1')
  const answers = createInterface({ input: socket, crlfDelay: Infinity })[Symbol.asyncIterator]()
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  /** The code of the next answer, of whatever number of lines; null once the server has hung up. */
  async function read(): Promise<number | null> {
    for (;;) {
      const { value, done } = await answers.next()
      if (done) return null
      if (value[3] !== '-') return Number(value.slice(0, 3))
    }
  }
  return {
    read,
    send: (text: string | Buffer) => void socket.write(text),
    async say(line: string) {
      socket.write(`${line}\r\n`)
      return read()
    },
    /** The codes of all answers until the server hangs up. */
    async readAll() {
      const codes: number[] = []
      for (let code = await read(); code !== null; code = await read()) codes.push(code)
      return codes
    },
    gone,
    hangUp: () => socket.destroy(),
  }
}
