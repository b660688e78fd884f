import type { Deps } from '#server/deps.ts'
import { composeAuthMail } from '#server/features/auth/auth.service.ts'

/** Sends queued mails. A failure throws, and the queue tries again later. */
export async function workMail({
  jobs,
  database,
  config,
  mailer,
}: Pick<Deps, 'jobs' | 'database' | 'config' | 'mailer'>) {
  await jobs.work('mail', async (job) => {
    const mail = await composeAuthMail(database.db, config, job)
    if (mail) await mailer.send(mail)
  })
}
