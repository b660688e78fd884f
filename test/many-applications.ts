import type { Pool } from 'pg'
import { applicationStatuses, stageReached } from '#contract/application-status.ts'

const statusCount = applicationStatuses.length

/**
 * Inserts many applications of one person: every status in turn, days with and without a date, names that differ only in case,
 * accents and numbers, and equal ones. Every `statusCount`th one is of the first status, and its notes name Zoë.
 */
export async function insertManyApplications(pool: Pick<Pool, 'query'>, userId: string, count: number) {
  await pool.query(
    `insert into job_applications (user_id, company, position, notes, status, reached, date_applied, created_at, updated_at)
     select $1,
       (array['Ångström ', 'angstrom ', 'Beta ', 'BETA ', 'Élan ', 'Zed '])[1 + n % 6] || n / 60,
       'Position ' || n,
       case when n % ${statusCount} = 0 then 'Referred by Zoë #' || n end,
       ($3::text[])[1 + n % ${statusCount}],
       (case when n / ${statusCount} % 2 = 0 then $4::text[] else $5::text[] end)[1 + n % ${statusCount}],
       case when n % 3 > 0 then date_trunc('day', now(), 'UTC') - make_interval(days => n % 400) end,
       now() - make_interval(mins => n * 97),
       now() - make_interval(mins => n * 97 % 1000)
     from generate_series(1, $2::int) n`,
    [
      userId,
      count,
      applicationStatuses,
      applicationStatuses.map((status) => stageReached(status)),
      applicationStatuses.map((status) => stageReached(status, 'interviewing')),
    ],
  )
  await pool.query('analyze job_applications')
}

/** How many of them have a status. */
export const countWithStatus = (count: number, status: (typeof applicationStatuses)[number]) =>
  Array.from({ length: count }, (_, n) => applicationStatuses[(n + 1) % statusCount]).filter((one) => one === status)
    .length
