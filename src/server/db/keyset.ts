import { asc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The values of a row's keys, in the order in which they sort it. */
export type RowKeys = Record<string, unknown>

/** A part of a list that is read by key: what a later part costs does not grow with what is before it. */
export interface KeysetPage {
  limit: number
  /** The keys of the last row before the part; null for the first one. */
  after: RowKeys | null
}

const list = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** For a list that ascends by these columns, which together are unique: what its query selects, requires and sorts by. */
export function keyset(...columns: PgColumn[]) {
  return {
    keys: Object.fromEntries(columns.map((column, index) => [`key${index}`, column])),
    behind: (after: RowKeys | null): SQL | undefined =>
      after ? sql`(${list(columns)}) > (${list(Object.values(after))})` : undefined,
    order: columns.map((column) => asc(column)),
  }
}

/** Reads a list to its end, a part at a time, and each only when the one before has been taken. */
export async function* readInBatches<Row extends { keys: RowKeys }>(
  limit: number,
  read: (page: KeysetPage) => PromiseLike<Row[]>,
) {
  for (let after: RowKeys | null = null, found = limit; found === limit;) {
    const rows: Row[] = await read({ limit, after })
    found = rows.length
    after = rows.at(-1)?.keys ?? null
    // They are the database's affair, and not written into any file.
    yield rows.map((row) => ({ ...row, keys: undefined }) as Omit<Row, 'keys'>)
  }
}
