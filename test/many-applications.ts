import type { Pool } from 'pg'
import { applicationStatuses } from '#contract/applications.ts'

/**
 * Inserts many applications of one person: every status, days with and without a date, names that differ only in case,
 * accents and numbers, and equal ones.
 */
export async function insertManyApplications(pool: Pick<Pool, 'query'>, userId: string, count: number) {
  await pool.query(
    `insert into job_applications (user_id, company, position, notes, status, reached, date_applied, created_at, updated_at)
     select $1,
       (array['Ångström ', 'angstrom ', 'Beta ', 'BETA ', 'Élan ', 'Zed '])[1 + n % 6] || n / 60,
       'Position ' || n,
       case when n % 7 = 0 then 'Referred by Zoë #' || n end,
       ($3::text[])[1 + n % 7],
       case ($3::text[])[1 + n % 7]
         when 'withdrew' then 'interested' when 'rejected' then (array['applied', 'interviewing'])[1 + n % 2]
         else ($3::text[])[1 + n % 7] end,
       case when n % 3 > 0 then date_trunc('day', now(), 'UTC') - make_interval(days => n % 400) end,
       now() - make_interval(mins => n * 97),
       now() - make_interval(mins => n * 97 % 1000)
     from generate_series(1, $2::int) n`,
    [userId, count, applicationStatuses],
  )
  await pool.query('analyze job_applications')
}
