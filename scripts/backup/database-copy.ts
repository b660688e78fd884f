import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export interface TableCopy {
  /** Quoted, with its schema. */
  name: string
  /** Quoted. Those that PostgreSQL computes are left out. */
  columns: string[]
  rows: number
  /** Does not depend on the order of the rows. */
  hash: string
}

export interface SequenceCopy {
  name: string
  value: string | null
}

const chunkBytes = 4 * 2 ** 20

/** Our tables, and the waiting jobs of the queue, whose own tables its version makes. */
export async function listTables(client: Client): Promise<Pick<TableCopy, 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(format('%I', a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname = 'jobs' and c.relname = 'job')
    group by 1 order by 1`)
  return rows
}

/** Text that a session's settings change is made the same in every session. */
export const prepareSession = (client: Client) =>
  client.query("set timezone to 'UTC'; set datestyle to iso; set extra_float_digits to 3; set statement_timeout to 0")

const counted = (name: string) => (name === 'jobs.job' ? `${name} where state in ('created', 'retry', 'active')` : name)

export async function describeTable(client: Client, { name, columns }: Pick<TableCopy, 'name' | 'columns'>) {
  const { rows } = await client.query<{ rows: string; hash: string }>(`
    select count(*) as rows,
      concat(bit_xor(hashtextextended(t::text, 0)), ' ', sum(hashtextextended(t::text, 1))) as hash
    from (select ${columns.join(', ')} from ${counted(name)}) t`)
  return { name, columns, rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' }
}

/** The rows of a table as `COPY` writes them, in pieces that end with a row. */
export async function* readTable(client: Client, { name, columns }: Pick<TableCopy, 'name' | 'columns'>) {
  let pieces: Buffer[] = []
  let size = 0
  for await (const chunk of client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${counted(name)}) to stdout`),
  ) as AsyncIterable<Buffer>) {
    const end = size + chunk.length < chunkBytes ? -1 : chunk.lastIndexOf(10)
    if (end < 0) {
      pieces.push(chunk)
      size += chunk.length
      continue
    }
    yield Buffer.concat([...pieces, chunk.subarray(0, end + 1)])
    pieces = [Buffer.from(chunk.subarray(end + 1))]
    size = chunk.length - end - 1
  }
  if (size > 0) yield Buffer.concat(pieces)
}

export async function writeTable(client: Client, { name, columns }: TableCopy, content: Readable) {
  const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  const done = once(target, 'finish')
  await pipeline(content, target)
  await done
}

export async function readSequences(client: Client): Promise<SequenceCopy[]> {
  const { rows } = await client.query<SequenceCopy>(
    "select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences where schemaname = 'public' order by 1",
  )
  return rows
}

export async function writeSequence(client: Client, { name, value }: SequenceCopy) {
  if (value !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, value])
}
