import { startEmbeddedPostgres } from './embedded-postgres.ts'

// A process that opens the gateway and stays until it is killed, or until a line arrives: then it stops in order.
const [dataDir = '', durable] = process.argv.slice(2)

try {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: durable === 'durable' })
  process.stdout.write(`${JSON.stringify({ url })}\n`)
  process.stdin.once('data', () => void stop().then(() => process.exit(0)))
} catch (error) {
  const { name, message } = error as Error
  process.stdout.write(`${JSON.stringify({ name, message })}\n`)
  process.exit(1)
}
