import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * The fate of a message to the server: it passes (null), its connection is cut, or nothing passes on this connection any
 * more.
 */
export type Fault = 'cut' | 'freeze' | null

/** A TCP proxy that loses connections on demand, like poolers, firewalls and load balancers. */
export async function startTcpProxy(target: { host: string; port: number }) {
  /** The connections, and whether the last message came from the client, which then waits for an answer. */
  const connections = new Map<Socket, { waits: boolean }>()
  let decide: () => Fault = () => null

  const server = createServer((client) => {
    const upstream = connect(target)
    const state = { waits: true }
    let frozen = false
    connections.set(client, state)
    client.on('data', (data) => {
      const fault = decide()
      if (fault === 'cut') return client.destroy()
      frozen ||= fault === 'freeze'
      state.waits = true
      if (!frozen) upstream.write(data)
    })
    upstream.on('data', (data) => {
      state.waits = false
      if (!frozen) client.write(data)
    })
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      socket.on('error', () => {}).on('close', () => peer.destroy())
    client.on('close', () => connections.delete(client))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Cuts the connections without a waiting client. Returns how many. */
    cutIdle() {
      const idle = [...connections].filter(([, { waits }]) => !waits)
      for (const [client] of idle) client.destroy()
      return idle.length
    },
    /** Sets the function that decides the fate of every further message. */
    decideBy(next: () => Fault) {
      decide = next
    },
    async close() {
      server.close()
      for (const client of connections.keys()) client.destroy()
      await once(server, 'close')
    },
  }
}
