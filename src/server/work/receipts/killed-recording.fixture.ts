import { receiptBody } from '#contract/receipts.ts'
import { openDatabase } from '#server/db/client.ts'
import type { DocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { createLocalFileStore } from '#server/gateways/file-store/local-store.ts'
import { createUploadLinks } from '#server/gateways/file-store/upload-links.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import { killAtWrite } from '#test/kill-at-write.ts'
import { prepareReceipt, storeReceipt } from '#server/work/applying/record-receipt.service.ts'

// Runs in a process that kills itself right before its write number `killAt`, and ends with 0 if it has fewer writes.

export interface KilledRecording {
  databaseUrl: string
  uploads: string
  staff: Parameters<typeof prepareReceipt>[1]
  applicationId: string
  documentId: string
  killAt: number
}

const { databaseUrl, uploads, staff, applicationId, documentId, killAt }: KilledRecording = JSON.parse(
  process.argv[2] ?? '',
)

const countWrite = killAtWrite(killAt)

const store = createLocalFileStore(uploads, createUploadLinks('unused'))
const files: typeof store = {
  ...store,
  drafts() {
    countWrite()
    return store.drafts()
  },
  keep(...args) {
    countWrite()
    return store.keep(...args)
  },
}

const database = openDatabase({ url: databaseUrl, connections: 2, onError: () => {} })

/** Typesets nothing: that writes nothing, and takes longer than everything else here. */
const write = async () => Buffer.from('%PDF-1.7')
const close = async () => {}
const documentWriter: DocumentWriter = { pdf: write, docx: write, outlinePdf: write, preview: write, close }
const deps = { db: database.db, files, documentWriter, jobs: idleJobs }
const body = receiptBody.parse({ state: 'sent', documents: [{ documentId, kind: 'cover-letter' }] })
const { evidence } = await prepareReceipt(deps, staff, applicationId, body)
await storeReceipt(deps, staff, applicationId, body, evidence)
await database.close()
