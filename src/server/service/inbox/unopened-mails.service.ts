import { and, eq, isNull, sql } from 'drizzle-orm'
import { mails } from '#server/db/schema.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { findMailOfJob } from './mails.store.ts'
import { toNamed } from './replies.service.ts'

/** Tells client and account manager once more of an invitation or offer that neither of them has opened, nor decided about. */
export async function remindOfMail({ db, jobs }: TransactionContext, mailId: string) {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(mails)
      .set({ remindedAt: sql`now()` })
      .where(and(eq(mails.id, mailId), isNull(mails.openedAt), isNull(mails.remindedAt)))
    const mail = rowCount === 1 ? await findMailOfJob(tx, mailId) : undefined
    if (!mail || (mail.suggestion !== null && mail.suggestion.state !== 'open')) return
    const { kind } = mail
    const evidence = mail.authenticated ? mail.evidence : ''
    await recordEvent({ db: tx, jobs }, systemSource, { type: 'mail.unopened', ...toNamed(mail, ''), kind, evidence })
  })
}
