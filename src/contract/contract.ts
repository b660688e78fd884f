import * as accountViews from './account-views.ts'
import * as account from './account.ts'
import * as answers from './answers.ts'
import * as applicationHistory from './application-history.ts'
import * as applicationSummary from './application-summary.ts'
import * as applications from './applications.ts'
import * as approvals from './approvals.ts'
import * as applyKit from './apply-kit.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as builders from './builders.ts'
import * as previews from './previews.ts'
import * as clients from './clients.ts'
import * as contact from './contact.ts'
import * as clientNotes from './client-notes.ts'
import * as conversations from './conversations.ts'
import * as documentShares from './document-shares.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as exports from './exports.ts'
import * as fieldMappings from './field-mappings.ts'
import * as files from './files.ts'
import * as followUps from './follow-ups.ts'
import * as inbox from './inbox.ts'
import * as interviews from './interviews.ts'
import * as jobInterests from './job-interests.ts'
import * as ledger from './ledger.ts'
import * as notifications from './notifications.ts'
import * as paymentEvents from './payment-events.ts'
import * as payments from './payments.ts'
import * as postingChecks from './posting-checks.ts'
import * as postings from './postings.ts'
import * as profile from './profile.ts'
import * as proposals from './proposals.ts'
import * as promises from './promises.ts'
import * as queue from './queue.ts'
import * as receipts from './receipts.ts'
import * as reports from './reports.ts'
import * as resumeReading from './resume-reading.ts'
import * as revenue from './revenue.ts'
import * as rules from './rules.ts'
import * as sandbox from './sandbox.ts'
import * as secondFactors from './second-factors.ts'
import * as stats from './stats.ts'
import * as subscriptions from './subscriptions.ts'
import * as tasks from './tasks.ts'
import * as userDetails from './user-details.ts'
import * as users from './users.ts'

const modules = [
  auth,
  secondFactors,
  account,
  accountViews,
  users,
  userDetails,
  profile,
  applications,
  applicationHistory,
  applicationSummary,
  rules,
  approvals,
  receipts,
  applyKit,
  fieldMappings,
  conversations,
  clientNotes,
  tasks,
  ledger,
  reports,
  answers,
  interviews,
  inbox,
  followUps,
  exports,
  files,
  resumeReading,
  jobInterests,
  postingChecks,
  postings,
  promises,
  queue,
  notifications,
  clients,
  subscriptions,
  payments,
  paymentEvents,
  sandbox,
  stats,
  revenue,
  audit,
  contact,
  builders,
  documents,
  documentShares,
] as const

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every declared call, collected from the modules. */
export const endpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

/** Routes outside the contract, which do not answer JSON calls. */
export const plainRoutes = [
  { method: 'POST', path: payments.webhookPath, summary: 'Takes the signed events of the card provider, each once' },
  {
    method: 'POST',
    path: inbox.inboundMailPath,
    summary:
      'Takes mails to relay addresses from `mailgun`, `postmark`, `sendgrid` or `ses`, signed: 200 once stored, 401 unsigned or replayed',
  },
  { method: 'GET', path: '/api/login', summary: 'Sends the browser to the sign-in screen' },
  { method: 'GET', path: '/api/events', summary: 'Server-sent events: what has changed for the person signed in' },
  {
    method: 'GET',
    path: applicationSummary.applicationsCsvPath,
    summary: 'The own applications, or those of the clients or of one client, as comma-separated values',
  },
  {
    method: 'GET',
    path: '/api/unsubscribe',
    summary: 'A page that asks whether to stop mailing copies of notifications',
  },
  { method: 'POST', path: '/api/unsubscribe', summary: 'Stops mailing copies of notifications, as RFC 8058 has it' },
  {
    method: 'GET',
    path: receipts.receiptBytesPath,
    summary: 'A document or screenshot of a receipt within reach, by its hash; 500 `receipt_damaged` if it changed',
  },
  { method: 'GET', path: receipts.receiptPdfPath, summary: 'A receipt within reach, as a PDF' },
  { method: 'GET', path: inbox.mailFilePath, summary: 'A file of a mail within reach, as a download' },
  {
    method: 'GET',
    path: applyKit.packDocumentPath,
    summary: 'A document of an apply pack, for staff and their apply kits; 404 for any other',
  },
  {
    method: 'POST',
    path: applyKit.proofPicturePath,
    summary: 'Takes a picture of the page that confirms an application, for its receipt; `{ fileId }`',
  },
  { method: 'GET', path: interviews.interviewIcsPath, summary: 'An interview within reach as an iCalendar event' },
  {
    method: 'GET',
    path: interviews.calendarFeedPath,
    summary: "A client's interviews for calendar programs, by a secret address; 404 once revoked",
  },
  {
    method: 'GET',
    path: reports.reportCsvPath,
    summary: 'A weekly progress report within reach, as comma-separated values',
  },
  { method: 'GET', path: exports.exportDownloadPath, summary: 'An own export, as a .zip' },
  { method: 'PUT', path: '/uploads/:id', summary: 'Takes the file that an upload URL was made for, once' },
  {
    method: 'GET',
    path: '/objects/:id',
    summary: "An uploaded file, to its owner, the owner's account manager and admins",
  },
  {
    method: 'POST',
    path: builders.streams.resume.path,
    summary: 'As `POST /api/simple-resume`, sentence by sentence: one JSON object a line',
  },
  {
    method: 'POST',
    path: builders.streams['cover-letter'].path,
    summary: 'As `POST /api/generate-cover-letter`, sentence by sentence: one JSON object a line',
  },
  proposals.proposals.story,
  proposals.proposals.note,
  proposals.proposals.summary,
  {
    method: 'POST',
    path: builders.downloadPaths.resume.docx,
    summary: 'A finished resume as a Word document; takes `{ content, fileName }`',
  },
  { method: 'POST', path: builders.downloadPaths.resume.pdf, summary: 'A finished resume as a tagged PDF' },
  {
    method: 'POST',
    path: builders.downloadPaths['cover-letter'].docx,
    summary: 'A finished cover letter as a Word document; takes `{ content, fileName }`',
  },
  {
    method: 'POST',
    path: builders.downloadPaths['cover-letter'].pdf,
    summary: 'A finished cover letter as a tagged PDF',
  },
  {
    method: 'POST',
    path: previews.previewPath,
    summary: 'The pages of a resume or cover letter as SVG images, of its text or of a form that is being filled in',
  },
  {
    method: 'POST',
    path: resumeReading.readUploadedResumePath,
    summary: 'What a resume sent as the body (.pdf, .doc or .docx) says, field by field; nothing is stored',
  },
  { method: 'POST', path: '/contact', summary: 'The contact form as a browser without script sends it; a page' },
  { method: 'GET', path: '/api/openapi.json', summary: 'This description' },
  { method: 'GET', path: '/api/docs', summary: 'This description, as a page' },
  { method: 'GET', path: '/robots.txt', summary: 'What search engines need not read' },
  { method: 'GET', path: '/sitemap.xml', summary: 'The public pages' },
  { method: 'GET', path: '/healthz', summary: 'The process lives' },
  { method: 'GET', path: '/readyz', summary: 'The database answers' },
] as const

type Named<Call> = Call extends { method: infer Verb extends string; path: infer Path extends string; summary: string }
  ? `${Verb} ${Path}`
  : never
type ExportOf<Module> = Module extends unknown ? Module[keyof Module] : never

/** The name of a declared call or plain route, such as `PUT /api/applications/:id`. */
export type CallName = Named<ExportOf<(typeof modules)[number]> | (typeof plainRoutes)[number]>
