import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { fileApp } from '#test/harness.ts'
import * as schema from './schema.ts'

const file = fileApp()

function listDeclaredIndexes(table: PgTable) {
  const { name, columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table)
  return [
    ...indexes.map(({ config }) => config.name),
    ...primaryKeys.map((key) => key.getName()),
    ...uniqueConstraints.map((constraint) => constraint.getName()),
    ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique ? [uniqueName] : [])),
    ...columns.flatMap(({ primary }) => (primary ? [`${name}_pkey`] : [])),
  ].map((index) => `${name}: ${index}`)
}

// A column that a migration drops takes its indexes along, also if the same migration adds it again.
test('the migrated database has the indexes that schema.ts declares', async () => {
  const declared = Object.values(schema).flatMap((each: unknown) =>
    each instanceof PgTable ? listDeclaredIndexes(each) : [],
  )
  const { rows } = await file().pool.query<{ line: string }>(
    "select tablename || ': ' || indexname as line from pg_indexes where schemaname = 'public'",
  )
  expect(rows.map(({ line }) => line).toSorted()).toEqual(declared.toSorted())
})
