import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import type { TestApp } from '#test/harness.ts'

export const letter = { kind: 'cover-letter', name: 'Letter', form: {}, content: 'Dear Acme,\n\nI can drive.\n\nAna' }

/** A client with a letter and an application that is not sent yet. */
export async function createClientWithApplication(app: TestApp) {
  const team = await createSignedInTeam(app)
  const { manager, seeker } = team
  const { body: document } = await manager.calls.post(`/api/clients/${seeker.id}/documents`, letter)
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
  const path = `/api/applications/${id}/receipts`
  return {
    ...team,
    app,
    applicationId: id,
    documentId: document.id as string,
    documents: [{ documentId: document.id as string, kind: 'cover-letter' }],
    record: (body: object, headers?: Record<string, string>) => manager.calls.post(path, body, headers),
    changeStatus: (status: string, fields: object = {}) =>
      manager.calls.put(`/api/applications/${id}`, { status, ...fields }),
    listReceipts: async () => (await seeker.calls.get(path)).body,
    readApplication: async () => (await seeker.calls.get(`/api/applications/${id}`)).body,
  }
}
export type ReceiptClient = Awaited<ReturnType<typeof createClientWithApplication>>

export async function countRows({ pool }: TestApp, table: string, userId: string) {
  const { rows } = await pool.query(`select count(*)::int as total from ${table} where user_id = $1`, [userId])
  return rows[0].total as number
}
