/** At most `points` in `seconds`. `counts` and `note` are words of the table in docs/operations.md. */
export interface RateLimit {
  points: number
  seconds: number
  counts: string
  note?: string
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const perHour = (points: number, counts: string, note?: string): RateLimit => ({ points, seconds: hour, counts, note })

/**
 * Limits that a declaration names: `serve` counts its calls. The last word of a name is what they are counted per: the account
 * of the session, or the address. The browser imports the names alone, as a type.
 */
export const callLimits = {
  'registration, address': perHour(100, 'registrations'),
  'mail, address': perHour(60, 'resend and forgot-password calls'),
  'token, address': perHour(200, 'mailed tokens tried'),
  'step-up, account': perHour(60, 'step-ups', 'a wrong password counts as at login, a code as above'),
  'upload, account': perHour(100, 'uploads announced'),
  'resume reading, account': perHour(60, 'readings of a resume'),
  'resume reading, address': perHour(60, 'readings of a resume without logging in'),
  'resume-preview, address': perHour(100, 'resumes read back as a parser would'),
  'posting check, account': perHour(300, 'checks whether a job posting is still open'),
  'posting reading, account': perHour(
    100,
    'readings of job postings by staff',
    "a seeker's follow their job interests",
  ),
  'writing, address': perHour(100, 'resumes and letters written'),
  'writing, account': perHour(60, 'resumes and letters written', 'besides the address'),
  'proposal, account': perHour(60, 'stories, notes and summaries asked of the language model'),
  'analysis, address': perHour(600, 'texts analysed'),
  'analysis, account': perHour(300, 'texts analysed', 'besides the address'),
  // One for each pause in typing.
  'preview, address': perHour(15_000, 'previews of a resume or letter'),
  'download, address': perHour(100, 'downloads of a resume, letter or receipt'),
  'subscribing, account': perHour(120, 'starts of a subscription and changes of plan'),
  'asking the card provider, account': perHour(600, 'other calls that ask the card provider'),
  'application, account': perHour(300, 'applications recorded'),
  'application change, account': perHour(1_000, 'applications changed, receipts recorded and approvals requested'),
  'rules, account': perHour(200, "changes of a client's rules"),
  'answers, account': perHour(300, 'changes of answers, and questions answered'),
  'question, account': perHour(200, 'questions asked of clients'),
  'job interest, account': perHour(60, 'job interests submitted'),
  'job interest change, account': perHour(1_000, 'changes to job interests'),
  'document saving, account': perHour(600, 'documents saved'),
  'share link, account': perHour(60, 'share links of documents made'),
  'shared document, address': perHour(300, 'shared documents opened'),
  'interview change, account': perHour(1_200, 'changes of interviews and follow-ups'),
  'interview brief, account': perHour(300, 'readings of a posting for an interview'),
  'calendar feed, account': perHour(20, 'secret calendar addresses made'),
  'calendar, address': perHour(600, 'readings of calendar feeds'),
  'inbox reading, account': perHour(1_200, 'mails of employers opened'),
  'inbox change, account': perHour(600, 'changes of the relay address, suggestions of mails decided, mails deleted'),
  'mail reply, account': perHour(60, 'replies to employers sent from the relay address'),
  'message, account': perHour(
    300,
    'messages sent to one person, in a conversation or as a notification, notes about clients, and changes of tasks',
  ),
  'message burst, account': {
    points: 30,
    seconds: minute,
    counts: 'messages sent in conversations',
    note: "besides the account's hour",
  },
  'contact, address': perHour(10, 'messages by the contact form'),
  'apply kit connection, address': perHour(60, 'connections of an apply kit started'),
  // One every five seconds for ten minutes is 120.
  'apply kit token, address': perHour(3_000, 'tokens of an apply kit asked for'),
  'apply kit code, account': perHour(60, 'codes of an apply kit tried'),
  'apply pack, account': perHour(1_000, 'apply packs and their documents read'),
  'proof picture, account': perHour(300, 'pictures sent by an apply kit'),
} satisfies Record<`${string}, ${'account' | 'address'}`, RateLimit>
export type CallLimit = keyof typeof callLimits

/** Limits that depend on data, such as the account tried. The code that knows it counts them. */
export const dataLimits = {
  'sign-in, account and address': {
    points: 10,
    seconds: 15 * minute,
    counts: 'login tries',
    per: 'account and address',
    note: 'a successful one resets the count',
  },
  'sign-in, address': {
    points: 50,
    seconds: 15 * minute,
    counts: 'login tries',
    per: 'address',
    note: 'successful ones do not count',
  },
  'sign-in, account': {
    points: 100,
    seconds: hour,
    counts: 'failed logins',
    per: 'account, over all addresses',
    note: 'then only browsers that have logged in to it before',
  },
  'sign-in, account and device': {
    points: 10,
    seconds: 15 * minute,
    counts: 'login tries of a known browser',
    per: 'account and browser',
    note: 'instead of the three above; a successful one resets the count',
  },
  // Per kind of code: guesses of the app's codes do not block the recovery codes.
  'second factor, account': {
    points: 20,
    seconds: 15 * minute,
    counts: 'codes of an authenticator app, and recovery codes',
    per: 'account and kind of code',
    note: 'a successful one resets the count',
  },
  'second factor, account and day': {
    points: 100,
    seconds: day,
    counts: 'codes of an authenticator app, and recovery codes',
    per: 'account and kind of code',
    note: 'a successful one resets the count',
  },
  'mail, account': {
    points: 5,
    seconds: hour,
    counts: 'mails of one kind, such as those about a new browser',
    per: 'account',
    note: 'further calls answer the same and send nothing',
  },
  'shared document, link and address': {
    points: 10,
    seconds: 15 * minute,
    counts: 'wrong passwords of a share link',
    per: 'link and address',
  },
  'shared document, link': { points: 100, seconds: hour, counts: 'wrong passwords of a share link', per: 'link' },
  'refusals recorded, account and call': {
    points: 10,
    seconds: hour,
    counts: 'refusals (403) kept in the audit log',
    per: 'account and call',
    note: 'further ones are refused but not recorded',
  },
  'message to everybody, account': { points: 20, seconds: hour, counts: 'messages sent to everyone', per: 'account' },
  'mails received, client': {
    points: 100,
    seconds: hour,
    counts: 'mails taken for a relay address',
    per: 'client',
    note: 'the sender is asked to try again later',
  },
  'recipients refused, address': {
    points: 20,
    seconds: hour,
    counts: 'relay addresses that do not exist',
    per: 'address of the sending server',
    note: 'then it can send no mail',
  },
  'inbound requests, request': {
    points: 1,
    seconds: 5 * day,
    counts: 'signed requests of mail providers',
    per: 'request',
    note: 'the same one again is a replay',
  },
  'export, account': {
    points: 5,
    seconds: day,
    counts: "exports of one's data",
    per: 'account',
    note: 'one at a time',
  },
  'contact, mail address': {
    points: 50,
    seconds: day,
    counts: 'messages by the contact form',
    per: 'mail address of the sender',
  },
  'contact mails, all': {
    points: 100,
    seconds: hour,
    counts: 'mails of those messages to `SUPPORT_EMAIL`',
    per: 'all addresses together',
    note: 'further messages are stored and shown under /admin/messages, but not mailed',
  },
} as const satisfies Record<string, RateLimit & { per: string }>
export type LimitName = CallLimit | keyof typeof dataLimits
