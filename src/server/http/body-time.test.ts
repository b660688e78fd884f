import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

async function listening() {
  const app = Fastify()
  limitBodyTime(app, 100)
  app.post('/quick', (request, reply) => reply.send(request.body))
  app.post('/slow', { config: { slowBody: true } }, (request, reply) => reply.send(request.body))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

async function sendSlowly(path: string) {
  const socket = connect(await listening(), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\ntr`,
  )
  setTimeout(() => socket.write('ue'), 300)
  return answer
}

test('a body that takes too long is cut off with a 408', async () => {
  expect(await sendSlowly('/quick')).toMatch(/^HTTP\/1\.1 408/)
})

test('a route may allow more time', async () => {
  expect(await sendSlowly('/slow')).toMatch(/^HTTP\/1\.1 200[^]*true$/)
})
