import { asc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The values of a row's sort keys, in their order. */
export type RowKeys = Record<string, unknown>

/** One page of a keyset query. Its cost does not grow with the rows before it. */
export interface KeysetPage {
  limit: number
  /** The keys of the row before the page; null for the first page. */
  after: RowKeys | null
}

const list = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * For a list sorted ascending by these columns, which are unique together: the keys to select, the condition and the order.
 */
export function keyset(...columns: PgColumn[]) {
  return {
    keys: Object.fromEntries(columns.map((column, index) => [`key${index}`, column])),
    behind: (after: RowKeys | null): SQL | undefined =>
      after ? sql`(${list(columns)}) > (${list(Object.values(after))})` : undefined,
    order: columns.map((column) => asc(column)),
  }
}

/** Reads a list to its end in batches. The next batch is read when the one before was consumed. */
export async function* readInBatches<Row extends { keys: RowKeys }>(
  limit: number,
  read: (page: KeysetPage) => PromiseLike<Row[]>,
) {
  for (let after: RowKeys | null = null, found = limit; found === limit;) {
    const rows: Row[] = await read({ limit, after })
    found = rows.length
    after = rows.at(-1)?.keys ?? null
    // The keys are internal and do not go into files.
    yield rows.map((row) => ({ ...row, keys: undefined }) as Omit<Row, 'keys'>)
  }
}
