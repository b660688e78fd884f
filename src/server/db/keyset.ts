import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Queryable } from './client.ts'

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

/** Reads the rows of a table that belong to a person, a page at a time. The keys are unique together. */
export const listRows =
  <Table extends PgTable, Columns extends SelectedFields = Table['_']['columns']>(
    table: Table,
    owner: PgColumn,
    keyColumns: PgColumn[],
    { columns, where }: { columns?: Columns; where?: SQL } = {},
  ) =>
  async (db: Queryable, userId: string, { limit, after }: KeysetPage) => {
    const { keys, behind, order } = keyset(...keyColumns)
    const rows: unknown[] = await db
      .select({ ...(columns ?? getTableColumns(table)), keys } as SelectedFields)
      .from(table as PgTable)
      .where(and(eq(owner, userId), where, behind(after)))
      .orderBy(...order)
      .limit(limit)
    return rows as (SelectResultFields<Columns> & { keys: RowKeys })[]
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
