import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { listClientQuestions, noFacts, readClientAnswers } from '#contract/answers.ts'
import { type Application, findDuplicates } from '#contract/applications.ts'
import { type DocumentItem, listClientDocuments } from '#contract/documents.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import type { Profile } from '#contract/profile.ts'
import { noRules, readClientRules } from '#contract/rules.ts'
import { readUser } from '#contract/users.ts'
import { fakeServer } from './fake-server.ts'
import { renderScreen, seeker } from './render-screen.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CreateApplicationDialog } from '#web/features/work/applications/create-application-dialog.tsx'
import type { CreateApplicationProps } from '#web/features/work/applications/forms/create-application-form.tsx'

export const ann = {
  id: '0b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11',
  name: 'Ann Archer',
  note: '3 of 10 applications used',
}
export const ben = { id: '1c9f2c52-6b0a-4f6e-8a53-0f7e0a2b6c22', name: 'Ben Baker', note: '0 of 10 applications used' }
const manager = { ...seeker, role: 'account_manager' as const }

const createdAt = '2026-01-05T09:00:00.000Z'

export const created: Application = {
  id: 'a0c1cf3e-4e0c-4b50-9d2a-6f8c0f4f2e77',
  userId: ann.id,
  accountManagerId: manager.id,
  company: 'Harbor Freightways',
  position: 'Planner',
  jobUrl: null,
  dateApplied: null,
  status: 'interested',
  siteUsername: null,
  hasSitePassword: false,
  coverLetterUrl: null,
  notes: null,
  createdAt,
  updatedAt: createdAt,
}

export const interest: JobInterest = {
  id: '7d8f8d76-17fb-4a53-9a5b-4b5d2e8f3c21',
  userId: ann.id,
  jobUrl: 'https://jobs.example/1',
  notes: 'Please mention the night shifts.',
  processed: false,
  returnReason: null,
  application: null,
  postingCheck: null,
  posting: null,
  createdAt,
}

export const profile: Profile = {
  id: '2d8f8d76-17fb-4a53-9a5b-4b5d2e8f3c33',
  userId: ann.id,
  phone: '555 0100',
  address: 'Portland, Oregon',
  workHistory: [
    { company: 'Old Mill', position: 'Buyer', startDate: '2019-05', endDate: null, description: 'I cut waste by 12%.' },
    { company: '', position: '', startDate: null, endDate: null, description: null },
  ],
  skills: ['Excel', 'SAP'],
  education: [],
  certifications: [],
  salaryExpectation: null,
  benefits: [],
  workPreference: null,
  willingToRelocate: false,
  links: [],
  resumeUrl: '/objects/3e8f8d76-17fb-4a53-9a5b-4b5d2e8f3c44',
  createdAt,
  updatedAt: createdAt,
}

export const annsAccount = (profile: Profile | null): ReplyOf<typeof readUser> => ({
  id: ann.id,
  email: 'ann@example.test',
  firstName: 'Ann',
  lastName: 'Archer',
  role: 'user',
  subscriptionActive: true,
  profileImageUrl: null,
  createdAt,
  accountManagerId: manager.id,
  suspendedAt: null,
  hasSecondFactor: false,
  secondFactorRequired: false,
  profile,
})

const toDocument = (id: string, kind: DocumentItem['kind'], name: string): DocumentItem => ({
  id,
  kind,
  name,
  version: 1,
  baseId: null,
  isShared: false,
  createdAt,
  updatedAt: createdAt,
})
export const resume = toDocument('4f8f8d76-17fb-4a53-9a5b-4b5d2e8f3c55', 'resume', 'Resume for planners')
export const letter = toDocument('5a8f8d76-17fb-4a53-9a5b-4b5d2e8f3c66', 'cover-letter', 'Letter to Mills')

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** Also one behind the dialog: to find out which elements are hidden takes long in so large a dialog. */
export const button = (name: string) => screen.getByRole('button', { name, hidden: true })

/** Fills in a field at once, which renders the dialog once. */
export async function paste(user: UserEvent, label: string, text: string) {
  await user.click(field(label))
  await user.paste(text)
}

type Server = ReturnType<typeof fakeServer>

/** Opens the dialog. The client has a profile, a resume and a letter, unless `prepare` says otherwise. */
export async function openDialog(props: Partial<CreateApplicationProps> = {}, prepare?: (server: Server) => void) {
  const server = fakeServer()
  server.reply(findDuplicates, [])
  server.reply(listClientDocuments, [resume, letter])
  server.reply(readUser, annsAccount(profile))
  server.reply(readClientAnswers, { facts: noFacts, answers: [] })
  server.reply(listClientQuestions, [])
  server.reply(readClientRules, { ...noRules, version: 0, updatedAt: null })
  prepare?.(server)
  const view = renderScreen(
    <CreateApplicationDialog trigger={<Button>Create</Button>} clients={[ann, ben]} {...props} />,
    manager,
  )
  await view.user.click(button('Create'))
  return { server, ...view }
}

export async function fillIn(user: UserEvent) {
  await user.selectOptions(field('Client'), ann.name)
  await paste(user, 'Company', 'Harbor Freightways')
  await paste(user, 'Position', 'Planner')
}
