import { createSubject } from '#server/access/access-subject.fixture.ts'
import { createInterviewId } from '#server/access/access-interviews.fixture.ts'
import { withPicture, withResume } from '#server/platform/files/files.fixture.ts'
import { createInterest, createMail, createSignedInTeam, createUser } from './factories.ts'
import { cursors, type Known } from './fuzz-values.ts'
import type { TestApp } from './harness.ts'

export const people = ['signed out', 'user', 'account_manager', 'admin'] as const
export type Who = (typeof people)[number]

/** One person per role, replaced when a call has ended their session or account. */
export async function createCast(app: TestApp) {
  const { seeker, manager, admin } = await createSignedInTeam(app)
  const subject = await createSubject(app, { seeker, manager })
  const cookies: Record<Who, string> = {
    'signed out': '',
    user: seeker.calls.cookie,
    account_manager: manager.calls.cookie,
    admin: admin.calls.cookie,
  }
  const { applicationId, postingId, notificationId, documentId, contactMessageId } = subject
  const [resumeId, pictureId] = [await withResume(seeker.calls), await withPicture(seeker.calls)]
  const interestId = (await createInterest(app, seeker)).id
  /** Ids for the path of a call, by a part of the path. */
  const named: Record<string, string> = {
    '/applications/': applicationId,
    '/interviews/': await createInterviewId(subject),
    '/documents/': documentId,
    '/mails/': await createMail(app, seeker, { applicationId }),
    '/notifications/': notificationId,
    '/postings/': postingId,
    '/job-interests/': interestId,
    '/contact-messages/': contactMessageId,
    '/payment-events/': 'evt_1',
    '{userId}': seeker.id,
    '/users/': seeker.id,
  }
  const ids = [...Object.values(named), manager.id, resumeId]
  const known: Known = {
    userId: [seeker.id, seeker.id.toUpperCase()],
    accountManagerId: [manager.id],
    recipientId: [seeker.id],
    documentIds: [documentId],
    jobInterestId: [interestId],
    resumeUrl: [`/objects/${resumeId}`],
    profilePictureUrl: [`/objects/${pictureId.toUpperCase()}`],
    role: ['user', 'account_manager'],
    graduationYear: [2018],
    startDate: ['2019-01', ''],
    endDate: ['2021-12', ''],
    uuid: [...ids, ...ids.map((id) => id.toUpperCase())],
    jobUrl: ['https://jobs.example.test/1', 'jobs.example.test/2'],
    email: [seeker.email, 'ana@example.test'],
    password: ['violet tram orbit'],
    confirmPassword: ['violet tram orbit'],
    firstName: ['Ana'],
    lastName: ['Lima'],
    name: ['Ana Lima'],
    content: ['Ana Lima\n\nEXPERIENCE\nClerk, Acme\n2019 - 2021'],
    fullName: ['Ana Lima'],
    cursor: cursors,
    website: [''],
    currentPassword: [''],
    newPassword: [''],
    coverLetterUrl: [null, 'https://letters.example.test/1'],
    dateApplied: ['2026-01-31', '2026-01-31T12:00:00+02:00'],
    number: ['4242 4242 4242 4242'],
    expiry: ['12 / 2090'],
    cvc: ['123'],
    timeZone: ['Europe/Berlin', 'UTC'],
  }
  async function replace(who: Exclude<Who, 'signed out'>) {
    const person = await createUser(app, { role: who })
    cookies[who] = (await app.signIn(person)).cookie
  }
  return { cookies, known, ids, named, replace }
}

export type Cast = Awaited<ReturnType<typeof createCast>>
