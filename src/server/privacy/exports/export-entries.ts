import { productName } from '#contract/plans.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import { readInBatches, type KeysetPage, type RowKeys } from '#server/db/keyset.ts'
import { exportApplications } from '#server/work/applications/application-reading.service.ts'
import { writeCsv } from '#server/work/applications/applications-csv.ts'
import { listMessagesFromUser } from '#server/service/contact/contact.service.ts'
import { listModelUsageForExport } from '#server/platform/model-usage/model-usage.service.ts'
import { servedName } from '#server/platform/files/file-names.ts'
import {
  listFeedForExport,
  listFollowUpsForExport,
  listInterviewsForExport,
} from '#server/work/interviews/interviews.service.ts'
import { listLedgerForUser } from '#server/money/payments/payments.service.ts'
import { listPromisesForUser } from '#server/promises/promises.service.ts'
import { listReceiptsForExport, readReceiptFiles, receiptBatch } from '#server/work/receipts/receipt-exports.service.ts'
import type { Encryption } from '#server/encryption.ts'
import {
  listMailsForExport,
  listSuggestionsForExport,
  readAddressForExport,
  readRawMailsForExport,
} from '#server/service/inbox/mail-privacy.service.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import * as documents from './document-entries.store.ts'
import * as store from './export-entries.store.ts'
import type { Entry } from './zip-writer.ts'

const readMe = `This is a copy of what ${productName} keeps about you. The .json files are lists and can be read by any program;
applications.csv opens in a spreadsheet; the folder files holds what you uploaded, the folder receipts what we sent for you.

account.json                your account
profile.json                your employment profile
applications.json, .csv     applications made for you or by you
job-interests.json          the job postings you sent us, and why one was returned
rules.json                  your rules for applications, in every version
approvals.json              which applications we asked you about, and what you decided
answer-facts.json           what you told us for application forms, such as your notice period
answers.json                your answers to questions of job sites
questions.json              what we asked you for job sites, and your answers
promises.json               what we promised you, until when, and when it was done
inbox-address.json          your address for answers of employers, without its secret code
mails.json                  the mails that came there, what we read in them, and the answers. The folder mails has each as it came
mail-suggestions.json       what those mails suggested, and what you or we decided
interviews.json             your interviews, with the notes of both sides, your answers and how they went
follow-ups.json             applications without an answer: when we told you, and when you dealt with it
calendar-feed.json          since when your interviews have a secret calendar address
messages.json               what you and your account manager wrote to each other, with the files
reports.json                your weekly reports, as we sent them
posting-checks.json         whether those postings were still open when we looked
postings.json               what those postings said when they were read
notifications.json          what we told you
notification-choices.json   of what of that we also mail to you
assignments.json            who your account manager was and is
subscriptions.json          your subscriptions
billing-periods.json        what each billing period of them includes
deliveries.json             what you got of it, and when
tasks.json                  your consultations and custom resumes
payments.json               what you paid and what was given back
contact-messages.json       what you wrote to us from your address through the contact form, and our answers
broadcasts.json             for staff: messages you sent to everyone
documents.json              the resumes and letters you saved, with their earlier versions
document-shares.json        which of them have a share link, and how often it was opened
attached-documents.json     which of them are attached to which applications, in which version
receipts.json               what was sent in your name, when, by whom and under which version of your rules. The file names in the
                            folder receipts begin with the id of the receipt and the SHA-256 of the file
second-factors.json         your passkeys and your authenticator app, by name and date
sessions.json               where you are logged in
account-views.json          when an admin viewed your account, and why
activity.json               what was done by you, or by others with your data, and when
model-usage.json            how much the AI model wrote for you, by month
files.json                  your uploads
exports.json                copies like this one

Left out on purpose:
- your password, of which we keep only a hash, and the keys of mailed links, sessions and second factors
- the passwords of job sites: a copy of them all in one file would be a danger to you. On your dashboard you can look at each
  of them; we record each look and show it to you
- the numbers under which the card provider knows you, and your cards: only the provider keeps these, so ask it for a copy
- which plan you were about to subscribe to, which we keep for a day at most: then it is in subscriptions.json, or gone
- the address of other people who did something with your data
- for account managers: the data of clients, which is theirs
- replies that we keep for a day so that a double click counts once: they repeat what is in the other files
`

const batch = 200
/** A version may be as large as a request, so few of them are read at once. */
const batchOfVersions = 5

async function* onePart<Row>(read: () => PromiseLike<Row[]>) {
  yield await read()
}

async function* asJson(parts: AsyncIterable<readonly unknown[]>) {
  let separator = '['
  for await (const rows of parts) {
    if (rows.length === 0) continue
    yield `${separator}\n${rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

const entry = (name: string, content: Entry['content']): Entry => ({ name, content, compress: true })

/** All stored data about a person, as the files of an archive. */
export async function* entriesAbout(
  deps: TransactionContext & { files: FileStore; encryption: Encryption },
  userId: string,
) {
  const { db, files } = deps
  const list = <Row extends { keys: RowKeys }>(
    name: string,
    read: (page: KeysetPage) => PromiseLike<Row[]>,
    limit = batch,
  ) => entry(`${name}.json`, asJson(readInBatches(limit, read)))
  const single = <Row>(name: string, read: () => PromiseLike<Row[]>) => entry(`${name}.json`, asJson(onePart(read)))
  const applications = async () => {
    const self = { id: userId, role: 'user' as const, address: 'system', requestId: 'system' }
    return (await exportApplications(db, self, undefined)).parts
  }

  yield entry('README.txt', [readMe])
  yield single('account', () => store.readAccount(db, userId))
  yield single('profile', () => store.readProfile(db, userId))
  yield entry('applications.json', asJson(await applications()))
  yield entry('applications.csv', writeCsv(await applications(), { withClients: false }))
  yield list('job-interests', (page) => store.readInterests(db, userId, page))
  yield list('rules', (page) => store.readRules(db, userId, page))
  yield list('approvals', (page) => store.readApprovals(db, userId, page))
  yield single('answer-facts', () => store.readFacts(db, userId))
  yield list('answers', (page) => store.readAnswers(db, userId, page))
  yield list('questions', (page) => store.readQuestions(db, userId, page))
  yield list('promises', (page) => listPromisesForUser(db, userId, page))
  yield single('inbox-address', () => readAddressForExport(db, userId))
  yield list('mails', (page) => listMailsForExport(db, userId, page))
  yield list('mail-suggestions', (page) => listSuggestionsForExport(db, userId, page))
  yield list('interviews', (page) => listInterviewsForExport(db, userId, page))
  yield single('follow-ups', () => listFollowUpsForExport(db, userId))
  yield single('calendar-feed', () => listFeedForExport(db, userId))
  yield list('messages', (page) => store.readMessages(db, userId, page))
  yield list('reports', (page) => store.readReports(db, userId, page))
  yield list('posting-checks', (page) => store.readPostingChecks(db, userId, page))
  yield list('postings', (page) => store.readPostings(db, userId, page))
  yield list('notifications', (page) => store.readNotifications(db, userId, page))
  yield single('notification-choices', () => store.readChoices(db, userId))
  yield list('assignments', (page) => store.readAssignments(db, userId, page))
  yield list('subscriptions', (page) => store.readSubscriptions(db, userId, page))
  yield list('billing-periods', (page) => store.readPeriods(db, userId, page))
  yield list('deliveries', (page) => store.readDeliveries(db, userId, page))
  yield list('tasks', (page) => store.readTasks(db, userId, page))
  yield list('payments', (page) => listLedgerForUser(db, userId, page))
  yield list('contact-messages', (page) => listMessagesFromUser(db, userId, page))
  yield list('broadcasts', (page) => store.readBroadcasts(db, userId, page))
  yield single('second-factors', () => store.readSecondFactors(db, userId))
  yield list('sessions', (page) => store.readSessions(db, userId, page))
  yield list('account-views', (page) => store.readAccountViews(db, userId, page))
  yield list('activity', (page) => store.readActivity(db, userId, page))
  yield single('model-usage', () => listModelUsageForExport(db, userId))
  yield list('files', (page) => store.readFiles(db, userId, page))
  yield list('documents', (page) => documents.readDocuments(db, userId, page), batchOfVersions)
  yield single('document-shares', () => documents.listShares(db, userId))
  yield list('attached-documents', (page) => documents.readAttachedDocuments(db, userId, page))
  yield list('receipts', (page) => listReceiptsForExport(db, userId, page), receiptBatch)
  yield list('exports', (page) => store.readExports(db, userId, page))
  yield* storedFiles({ db, files }, userId)
  yield* filesOfReceipts(deps, userId)
  for await (const { id, raw } of readRawMailsForExport(deps, userId))
    yield { name: `mails/${id}.eml`, content: [raw], compress: true }
}

/** Cleaned at the upload, and again here: a name in an archive is a path on the reader's machine. */
const toSafeName = (name: string) => name.replace(/[/\\]|^\.+/g, '_')

/** The uploads themselves. A file that is removed during the export is left out. */
async function* storedFiles({ db, files }: { db: Queryable; files: FileStore }, userId: string): AsyncGenerator<Entry> {
  for await (const rows of readInBatches(batch, (page) => store.readFiles(db, userId, page))) {
    for (const file of rows) {
      const stored = await files.read(file.id)
      if (stored)
        yield {
          name: `files/${file.id.slice(0, 8)}-${toSafeName(servedName(file))}`,
          content: stored.stream,
          compress: false,
        }
    }
  }
}

/** What was sent in the person's name. A damaged file is named, without its bytes. */
async function* filesOfReceipts(
  deps: TransactionContext & { files: FileStore },
  userId: string,
): AsyncGenerator<Entry> {
  for await (const { receiptId, file, bytes } of readReceiptFiles(deps, userId)) {
    const name = `receipts/${receiptId.slice(0, 8)}-${file.sha256.slice(0, 8)}-${toSafeName(file.name)}`
    if (bytes) yield { name, content: [bytes], compress: false }
    else yield entry(`${name}.damaged.txt`, ['This file is damaged in our store, so we left it out.\n'])
  }
}
