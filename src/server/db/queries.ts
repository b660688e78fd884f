/** Some columns of a table, each under its own name. */
export const pick = <Source extends object, Name extends keyof Source & string>(source: Source, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>

/** The row of a query that always has one, such as an insert. */
export function requireRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row')
  return row
}
