import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Application, createApplication } from '#contract/applications.ts'
import { listApprovals, requestApproval } from '#contract/approvals.ts'
import { listClientDocuments } from '#contract/documents.ts'
import { checkClientRules } from '#contract/rules.ts'
import { ann, ben, button, created, field, interest, openDialog, paste, resume } from '#test/create-dialog.tsx'

const createdAt = created.createdAt
const approvalId = '6b8f8d76-17fb-4a53-9a5b-4b5d2e8f3c77'

async function openApplyNow(prepare?: Parameters<typeof openDialog>[1]) {
  const view = await openDialog({ interest }, prepare)
  const { server, user } = view
  server.reply(createApplication, created)
  await fillInJob(user)
  await screen.findByLabelText('Resume')
  return { ...view, readBody: () => server.requests(createApplication).at(-1)?.body }
}

async function fillInJob(user: UserEvent) {
  await paste(user, 'Company', 'Mills')
  await paste(user, 'Position', 'Clerk')
}

it('suggests the latest saved resume', async () => {
  await openApplyNow()
  await waitFor(() => expect(field('Resume').value).toBe(resume.id))
})

it("sends the file of the client's profile", async () => {
  const { user, readBody } = await openApplyNow()
  await user.selectOptions(field('Resume'), "The file of the client's profile")
  await user.click(button('Record as sent'))
  await waitFor(() => expect(readBody()).toBeTruthy())
  expect(readBody()).toMatchObject({
    documentIds: [],
    receipt: { state: 'sent', documents: [{ fileId: '3e8f8d76-17fb-4a53-9a5b-4b5d2e8f3c44', kind: 'resume' }] },
  })
})

it('asks for the chosen confirmation at its field, and sends nothing', async () => {
  const { server, user } = await openApplyNow()
  await user.selectOptions(field('Confirmation'), 'Number')
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Please enter the number')).toBeTruthy()
  expect(document.activeElement).toBe(field('Number'))
  await user.selectOptions(field('Confirmation'), 'Mail')
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Please enter the text of the email')).toBeTruthy()
  await user.selectOptions(field('Confirmation'), 'Screenshot')
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Please choose a screenshot')).toBeTruthy()
  expect(document.activeElement).toBe(field('Upload a Screenshot'))
  expect(server.requests(createApplication)).toEqual([])
})

it('an application that may not have arrived is uncertain, and not applied', async () => {
  const { user, readBody } = await openApplyNow()
  const box = screen.getByRole('checkbox', { name: 'It may not have arrived', description: /send it again/ })
  await user.click(box)
  await user.click(button('Record as sent'))
  await waitFor(() => expect(readBody()).toBeTruthy())
  expect(readBody()).toMatchObject({ status: 'interested', receipt: { state: 'uncertain' } })
})

it('Ask client first prepares what would go out, without a confirmation', async () => {
  const { server, user, readBody } = await openApplyNow((server) =>
    server.reply(checkClientRules, { violations: [], warnings: [], unknown: [], isPostingRead: false, askFirst: true }),
  )
  server.reply(listApprovals, [])
  server.reply(requestApproval, {
    id: approvalId,
    applicationId: created.id,
    userId: ann.id,
    state: 'waiting',
    rules: [],
    reason: null,
    expiresAt: createdAt,
    decidedAt: null,
    createdAt,
    application: { company: 'Mills', position: 'Clerk', status: 'interested' },
  })
  await user.selectOptions(field('Resume'), resume.name)
  await user.selectOptions(field('Confirmation'), 'Number')
  await user.click(await screen.findByText('Ask client first'))
  expect(await screen.findByText('We asked the client')).toBeTruthy()
  expect(readBody()).toMatchObject({
    status: 'interested',
    documentIds: [resume.id],
    receipt: {
      state: 'prepared',
      documents: [{ documentId: resume.id, kind: 'resume' }],
      confirmation: { kind: 'none' },
    },
  })
  expect(server.requests(requestApproval)).toHaveLength(1)
})

it('Create Application attaches saved documents without a receipt, and drops nothing silently', async () => {
  const { server, user, readBody } = await openApplyNow()
  await user.selectOptions(field('Resume'), 'Upload a file...')
  await user.click(button('Create Application'))
  expect(await screen.findByText('Please choose a file, or another resume')).toBeTruthy()
  await user.selectOptions(field('Resume'), "The file of the client's profile")
  await user.click(button('Create Application'))
  expect(await screen.findByText(/doesn't store this file/)).toBeTruthy()
  await user.selectOptions(field('Resume'), resume.name)
  await user.selectOptions(field('Confirmation'), 'Number')
  await user.click(button('Create Application'))
  expect(await screen.findByText(/doesn't store a confirmation/)).toBeTruthy()
  expect(server.requests(createApplication)).toEqual([])
  await user.selectOptions(field('Confirmation'), 'None')
  await user.click(button('Create Application'))
  await waitFor(() => expect(readBody()).toBeTruthy())
  expect(readBody()).toMatchObject({ status: 'applied', documentIds: [resume.id] })
  expect(readBody()).not.toHaveProperty('receipt')
})

it('without an interest Create Application records it as not sent, Record as sent as sent', async () => {
  const { server, user } = await openDialog()
  server.refuse(createApplication, { status: 500, message: 'Something went wrong' })
  await user.selectOptions(field('Client'), ann.name)
  await fillInJob(user)
  await user.click(button('Create Application'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  await waitFor(() => expect(button('Record as sent').hasAttribute('disabled')).toBe(false))
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(2))
  const [first, second] = server.requests(createApplication).map(({ body }) => body)
  expect(first).toMatchObject({ status: 'interested' })
  expect(first).not.toHaveProperty('receipt')
  expect(second).toMatchObject({ status: 'applied', receipt: { state: 'sent' } })
})

it('keeps the choices after a refusal and after Escape, and forgets them on Cancel', async () => {
  const { server, user } = await openApplyNow()
  server.refuse(createApplication, { status: 409, code: 'rule_violated', message: 'Never Mills.' })
  await user.selectOptions(field('Resume'), resume.name)
  await user.selectOptions(field('Confirmation'), 'Mail')
  await paste(user, 'Text of the Email', 'Thank you.')
  await paste(user, 'Link to the Letter', 'https://letters.example/1')
  const expectChoices = async () => {
    expect((await screen.findByLabelText<HTMLSelectElement>('Resume')).value).toBe(resume.id)
    expect(field('Text of the Email').value).toBe('Thank you.')
    expect(field('Link to the Letter').value).toBe('https://letters.example/1')
  }
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Never Mills.')).toBeTruthy()
  await expectChoices()
  // The first closes the toast.
  await user.keyboard('{Escape}{Escape}')
  await user.click(button('Create'))
  await expectChoices()
  await user.click(button('Cancel'))
  await user.click(button('Create'))
  expect((await screen.findByLabelText<HTMLSelectElement>('Resume')).value, 'as suggested').toBe(resume.id)
  expect(field('Confirmation').value).toBe('none')
})

it('does not send a document that the client has deleted', async () => {
  const { server, user, readBody } = await openApplyNow()
  await user.selectOptions(field('Resume'), resume.name)
  await user.keyboard('{Escape}')
  server.reply(listClientDocuments, [])
  await user.click(button('Create'))
  await waitFor(() => expect(screen.queryByText(resume.name)).toBeNull())
  expect((await screen.findByLabelText<HTMLSelectElement>('Resume')).value).toBe('')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(readBody()).toMatchObject({ documentIds: [], receipt: { documents: [] } }))
})

it('what goes out belongs to one client', async () => {
  const { server, user } = await openDialog()
  const answer = Promise.withResolvers<Application>()
  server.reply(createApplication, answer.promise)
  await user.selectOptions(field('Client'), ann.name)
  await fillInJob(user)
  await user.selectOptions(await screen.findByLabelText('Resume'), resume.name)
  await user.selectOptions(field('Confirmation'), 'Number')
  await user.selectOptions(field('Client'), ben.name)
  expect((await screen.findByLabelText<HTMLSelectElement>('Resume')).value).toBe('')
  await user.click(button('Create Application'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).not.toHaveProperty('documentIds')
  answer.reject(new TypeError('offline'))
  await waitFor(() => expect(button('Create Application').hasAttribute('aria-busy')).toBe(false))
  await user.selectOptions(field('Client'), ann.name)
  expect((await screen.findByLabelText<HTMLSelectElement>('Resume')).value).toBe(resume.id)
  expect(field('Confirmation').value).toBe('number')
})
