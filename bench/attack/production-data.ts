import type { Pool } from 'pg'
import { buildDocx, flateBlanks, onePagePdf, textPdf } from '#engine/document-reader/hostile-files.fixture.ts'

const zip = Buffer.from(buildDocx('<w:p/>'.repeat(2e6)))
const entity = buildDocx('<!DOCTYPE a [<!ENTITY b "bbbb">]><w:p><w:r><w:t>&b;</w:t></w:r></w:p>')
export const hostileDocuments: [string, Uint8Array][] = [
  ['a zip of two million paragraphs', zip],
  ['an entity', entity],
  ['a cut zip', zip.subarray(0, 900)],
  ['a stream of 900 MB', onePagePdf(flateBlanks(900))],
  ['noise after a .doc signature', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2 ** 20, 7)])],
  ['a cut PDF', Buffer.from(textPdf('A resume of Ana Silva')).subarray(0, 120)],
  ['nothing', Buffer.alloc(0)],
]
export const documentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** A plan of a client that began twenty days ago, so that a weekly report is due. */
export async function addBillingPeriod(pool: Pick<Pool, 'query'>, userId: string) {
  const [subscription] = (
    await pool.query(
      `insert into subscriptions (user_id, provider_subscription_id, plan, status, current_period_start, current_period_end)
       select id, 'sub_' || id, 'active', 'expired', now() - interval '20 days', now() + interval '10 days' from users where id = $1
       returning id`,
      [userId],
    )
  ).rows
  await pool.query(
    `insert into billing_periods (user_id, subscription_id, period_start, period_end, plan, applications, consultations, custom_resumes)
     values ($1, $2, now() - interval '20 days', now() + interval '10 days', 'active', 25, 1, 0)`,
    [userId, subscription.id],
  )
}
