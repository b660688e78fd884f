import type { EventEmitter } from 'node:events'
import { Client } from 'pg'
import type { ClientConfig, QueryConfig } from 'pg'
import { rememberNetworkError } from './connection-errors.ts'

const names = new Map<string, string>()
/** Far more statements than the product has. Beyond it, texts that differ in every call would only fill memory. */
const maxStatements = 1_000

function getStatementName(text: string) {
  const known = names.get(text)
  if (known || names.size >= maxStatements) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const isUnnamed = (query: unknown): query is QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name)

/** Names each parameterised statement, so that PostgreSQL parses and plans it once per connection. */
export class PreparingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const send: (...args: unknown[]) => unknown = this.query.bind(this)
    const prepare = (query: unknown, values: unknown, ...rest: unknown[]) => {
      const named = isUnnamed(query) && Array.isArray(values) && values.length > 0
      return send(named ? { ...query, name: getStatementName(query.text) } : query, values, ...rest)
    }
    Object.assign(this, { query: prepare })
    // Missing in the types. Network errors arrive here before any query or connect fails with them.
    const { connection } = this as unknown as { connection: EventEmitter }
    connection.on('error', rememberNetworkError)
  }
}
