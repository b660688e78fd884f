import { and, sql, type SQL } from 'drizzle-orm'

/** The database's own locale folds ASCII letters only. */
const folded = (text: SQL) => sql`lower((${text}) collate "und-x-icu")`

/** The condition that the text contains each word, ignoring case. Undefined without words. */
export function containsWords(text: SQL, q: string | undefined): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  const content = folded(text)
  return and(...words.map((word) => sql`strpos(${content}, ${folded(sql`${word}::text`)}) > 0`))
}
