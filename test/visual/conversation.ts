import type { Page } from '@playwright/test'
import type { Conversation, ConversationMessage } from '#contract/conversations.ts'
import { paths } from '#web/paths.ts'

const clientId = '00000000-0000-4000-8000-000000000001'
const managerId = '00000000-0000-4000-8000-000000000002'
const client = { id: clientId, firstName: 'Sam', lastName: 'Seeker', profileImageUrl: null }
const manager = { id: managerId, firstName: 'Mara', lastName: 'Manager', profileImageUrl: null }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const file = { id: '00000000-0000-4000-8000-000000000003', size: 182_000, url: '/favicon.svg' }

const base = {
  applicationId: null,
  application: null,
  jobInterestId: null,
  task: null,
  files: [],
  editedAt: null,
  readAt: null,
}

/** The newest first. `userId` is the client, who is signed in or seen by staff. */
const toMessages = (userId: string): ConversationMessage[] =>
  [
    {
      text: 'Here are the certificates.\nIs anything missing? The list is at https://jobs.example.test/planner/a-rather-long-path-without-a-break-in-it',
      fromClient: true,
      createdAt: daysAgo(0),
      files: [
        { ...file, name: 'certificates.pdf', contentType: 'application/pdf' },
        {
          ...file,
          id: '00000000-0000-4000-8000-000000000004',
          name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.png',
          contentType: 'image/png',
        },
      ],
    },
    {
      text: 'I suggest Tuesday 4 January 2199, 15:00 (Europe/Berlin) for your resume consultation.',
      fromClient: false,
      createdAt: daysAgo(0.01),
      readAt: daysAgo(0),
      task: {
        id: '00000000-0000-4000-8000-000000000009',
        kind: 'consultation' as const,
        state: 'proposed' as const,
        proposedAt: '2199-01-04T14:00:00.000Z',
      },
    },
    {
      text: 'Yes: they ask for your forklift certificate.',
      fromClient: false,
      createdAt: daysAgo(1),
      editedAt: daysAgo(1),
      readAt: daysAgo(0.5),
    },
    {
      text: 'Did they answer?',
      fromClient: true,
      createdAt: daysAgo(1.01),
      readAt: daysAgo(1),
      applicationId: managerId,
      application: { company: 'Harbor Freightways', position: 'Supply Chain Planner' },
    },
    { text: 'Welcome!', fromClient: false, createdAt: daysAgo(20), readAt: daysAgo(20) },
  ].map((message, index) => ({
    ...base,
    ...message,
    id: `00000000-0000-4000-8000-00000000001${index}`,
    userId,
    authorId: message.fromClient ? userId : managerId,
    authorName: message.fromClient ? 'Sam Seeker' : 'Mara Manager',
  }))

const toConversations = (userId: string): Conversation[] => [
  {
    userId,
    client,
    manager,
    lastMessage: { text: 'Here are the certificates.', fromClient: true, createdAt: daysAgo(0) },
    unread: 1,
    replyDueAt: daysAgo(-1),
  },
  {
    userId: managerId,
    client: {
      ...client,
      id: managerId,
      firstName: 'Maximiliane-Charlotte',
      lastName: 'von Oberhausen-Wettersteingebirge',
    },
    manager: null,
    lastMessage: { text: 'Hello? '.repeat(28), fromClient: true, createdAt: daysAgo(3) },
    unread: 2,
    replyDueAt: daysAgo(2),
  },
  {
    userId: file.id,
    client: { ...client, id: file.id, firstName: 'Noor', lastName: 'D’Arcy' },
    manager,
    lastMessage: null,
    unread: 0,
    replyDueAt: null,
  },
]

/** Answers the calls of the screen with a conversation, so that nothing is sent to other people. */
async function fakeConversations(page: Page, userId: string) {
  const conversations = toConversations(userId)
  await page.route(/\/api\/conversations(\/|$)/, (route) => {
    const address = new URL(route.request().url())
    if (address.pathname.endsWith('/messages')) return route.fulfill({ json: toMessages(userId) })
    return route.fulfill({ json: address.pathname.endsWith('/read') ? conversations[0] : conversations })
  })
}

async function openOwnConversation(page: Page) {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
  await fakeConversations(page, id)
  await page.reload()
  await page.getByText('Welcome!').waitFor({ state: 'attached' })
}

async function openConversationList(page: Page) {
  await fakeConversations(page, clientId)
  await page.reload()
  await page
    .getByText(/^late by /)
    .first()
    .waitFor()
}

async function openClientConversation(page: Page) {
  await fakeConversations(page, clientId)
  await page.goto(paths.conversationWith(clientId))
  await page.getByText('Welcome!').waitFor({ state: 'attached' })
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function failToSend(page: Page) {
  await page.route(/\/messages$/, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.goto(paths.writeAbout('interest', clientId))
  await page.getByLabel('Write a message').fill('Is it closed?')
  await click(page, 'Send Message')
  await page.getByText('Your message was not sent').waitFor()
}

async function clickInThread(page: Page, name: string) {
  await openOwnConversation(page)
  await click(page, name)
}

type State = [name: string, path: string, interact: (page: Page) => Promise<void>]

export const ownConversationStates: State[] = [
  ['thread', paths.messages, openOwnConversation],
  ['errors', paths.messages, (page) => clickInThread(page, 'Send Message')],
  ['not-sent', paths.messages, failToSend],
  ['edit', paths.messages, (page) => clickInThread(page, 'Edit')],
]

export const staffConversationStates: State[] = [
  ['conversations', paths.messages, openConversationList],
  ['thread', paths.messages, openClientConversation],
]
