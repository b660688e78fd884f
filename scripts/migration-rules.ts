// What a migration must not do while processes of the version before it serve people.

interface Rule {
  matches: RegExp
  why: string
}

const name = '(?:"?public"?\\.)?"?(?<table>\\w+)"?'
const alter = `^alter table (?:only )?(?:if exists )?${name} `

/** Hold a lock for as long as the table is large, so they are refused on a table that is older than the migration. */
const heavy: Rule[] = [
  {
    matches: new RegExp(`^create (?:unique )?index (?!concurrently).* on ${name}`),
    why: 'building an index stops every write of the table',
  },
  {
    matches: new RegExp(`${alter}.*add (?:constraint .*)?(?:foreign key|check)(?!.*not valid)`),
    why: 'a constraint reads the whole table under a lock: add it NOT VALID, and validate it in a later migration',
  },
  {
    matches: new RegExp(`${alter}.*add (?:constraint \\S+ )?(?:unique|primary key|exclude)(?! using)`),
    why: 'the constraint builds an index under a lock',
  },
  { matches: new RegExp(`${alter}.*set not null`), why: 'SET NOT NULL reads the whole table under a lock' },
  {
    matches: new RegExp(`${alter}.*alter (?:column )?\\S+ (?:set data )?type `),
    why: 'another type writes the whole table again, and the version before may not know it',
  },
  {
    matches: new RegExp(`${alter}.*add column (?!.*\\bdefault\\b).*not null`),
    why: 'the version before inserts rows without this column: give it a default',
  },
  {
    matches: new RegExp(`${alter}.*add column .*default (?:gen_random_uuid|random|clock_timestamp|nextval|uuidv7)`),
    why: 'a default that differs by row writes the whole table again',
  },
  {
    matches: new RegExp(`^update (?:only )?${name} (?!.* where )`),
    why: 'the update locks every row until the migration ends: fill the column in batches, by a job',
  },
  { matches: new RegExp(`^(?:truncate|lock|cluster|vacuum full)(?: table)? ${name}`), why: 'it stops the whole table' },
]

/** The version before still uses what these take away. */
const contracting: Rule[] = [
  {
    matches: new RegExp(`^(?:drop (?:table|view|type|function|sequence) |${alter.slice(1)}.*drop column)`),
    why: 'the version before still reads it',
  },
  {
    matches: new RegExp(`^alter \\w+ .* rename `),
    why: 'the version before knows the old name alone: add, copy, drop',
  },
]

const toVersion = (text: string) => text.split('.').map(Number)
const isBefore = (a: string, b: string) => {
  const [left, right] = [toVersion(a), toVersion(b)]
  const index = left.findIndex((part, at) => part !== right[at])
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0)
}

const withoutComments = (sql: string) => sql.replace(/^\s*--.*$/gm, ' ')

/** Functions hold statements that run later, so semicolons inside of `$$` end nothing. */
const toStatements = (sql: string) =>
  sql
    .split(/--> statement-breakpoint|;(?=(?:(?:[^$]|\$(?!\$))*\$\$(?:[^$]|\$(?!\$))*\$\$)*(?:[^$]|\$(?!\$))*$)/)
    .map((text) => ({ text, plain: withoutComments(text).replace(/\s+/g, ' ').trim().toLowerCase() }))
    .filter(({ plain }) => plain)

/**
 * What is wrong with a migration, one line for each statement. A comment above a statement allows it: `-- small table: why` for
 * a lock that is short, `-- unused since 1.2.0` for something that no version from that one on uses, which was released.
 */
export function findMigrationProblems(sql: string, productVersion: string): string[] {
  const statements = toStatements(sql)
  const created = new Set(
    statements.map(({ plain }) => new RegExp(`^create table (?:if not exists )?${name}`).exec(plain)?.groups?.table),
  )
  return statements.flatMap(({ text, plain }) => {
    const shown = plain.slice(0, 80)
    const lock = heavy.find(({ matches }) => {
      const match = matches.exec(plain)
      return match && !created.has(match.groups?.table)
    })
    if (lock && !/^\s*-- small table: \S/m.test(text)) return [`${shown}: ${lock.why}`]
    const contract = contracting.find(({ matches }) => matches.test(plain))
    const since = /^\s*-- unused since (\d+\.\d+\.\d+)$/m.exec(text)?.[1]
    if (contract && !(since && isBefore(since, productVersion))) return [`${shown}: ${contract.why}`]
    if (/\bconcurrently\b/.test(plain)) return [`${shown}: migrations run in a transaction, where this fails`]
    return []
  })
}
