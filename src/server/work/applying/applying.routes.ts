import { createApplication, updateApplication } from '#contract/applications.ts'
import { recordReceipt } from '#contract/receipts.ts'
import type { RouteDeps } from '#server/deps.ts'
import { editApplication } from './edit-application.service.ts'
import { prepareRecording, recordApplication } from './record-application.service.ts'
import { prepareReceipt, storeReceipt } from './record-receipt.service.ts'

export function applyingRoutes({ serve, db, documentWriter, encryption, files, jobs }: RouteDeps) {
  const evidence = { db, documentWriter, files, jobs }

  serve(createApplication, {
    prepare: ({ actor, body }) => prepareRecording(evidence, actor, body),
    handle: ({ actor, db, body, prepared }) => recordApplication({ db, encryption, jobs }, actor, body, prepared),
  })

  serve(updateApplication, ({ actor, db, params, body }) =>
    editApplication({ ...evidence, db }, actor, params.id, body),
  )

  serve(recordReceipt, {
    prepare: ({ actor, params, body }) => prepareReceipt(evidence, actor, params.id, body),
    handle: ({ actor, db, params, body, prepared }) =>
      storeReceipt({ db, jobs }, actor, params.id, body, prepared.evidence),
    subject: ({ clientId }) => clientId,
  })
}
