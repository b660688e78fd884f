import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** In the database's own locale only ASCII letters may have two cases. */
const folded = (text: SQL) => sql`lower((${text}) collate "und-x-icu")`

/** The condition that each of the words stands somewhere in the text, in whatever case; none without words. */
export function containsWords(text: SQL, q: string | undefined): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  const content = folded(text)
  return and(...words.map((word) => sql`strpos(${content}, ${folded(sql`${word}::text`)}) > 0`))
}
