import { sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'

/** Some columns of a table, each under its own name. */
export const pick = <Source extends object, Name extends keyof Source & string>(source: Source, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>

/** The row of a query that always has one, such as an insert. */
export function requireRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row')
  return row
}

/** The clock of the database, which all processes share: their own may be wrong. */
export async function readTime(db: Pick<Queryable, 'execute'>): Promise<Date> {
  const { rows } = await db.execute<{ time: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as time`)
  return new Date(Number(requireRow(rows).time))
}
