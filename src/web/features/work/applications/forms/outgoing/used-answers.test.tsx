import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { listClientQuestions, noFacts, readClientAnswers } from '#contract/answers.ts'
import { createApplication } from '#contract/applications.ts'
import { ann, button, created, field, interest, letter, openDialog, paste, resume } from '#test/create-dialog.tsx'

const createdAt = created.createdAt
const answerId = '6b8f8d76-17fb-4a53-9a5b-4b5d2e8f3c77'
const questionId = '7c8f8d76-17fb-4a53-9a5b-4b5d2e8f3c88'

const replyWithAnswers: Parameters<typeof openDialog>[1] = (server) => {
  server.reply(readClientAnswers, {
    facts: { ...noFacts, over18: true },
    answers: [{ id: answerId, topic: '', question: 'Why mills?', answer: 'They turn.', updatedAt: createdAt }],
  })
  const question = {
    id: questionId,
    userId: ann.id,
    question: 'Which shift?',
    state: 'answered' as const,
    sensitive: false,
    answer: 'The late one.',
    answeredAt: createdAt,
    applicationId: null,
    application: null,
    jobInterestId: null,
    createdAt,
  }
  server.reply(listClientQuestions, [
    question,
    { ...question, id: created.id, question: 'Which car?', state: 'open', answer: null, answeredAt: null },
  ])
}

async function fillInJob(user: UserEvent) {
  await paste(user, 'Company', 'Mills')
  await paste(user, 'Position', 'Clerk')
}

it('records as sent the chosen documents, the used answers and the number', async () => {
  const { server, user } = await openDialog({ interest }, replyWithAnswers)
  server.reply(createApplication, created)
  await fillInJob(user)
  await user.selectOptions(await screen.findByLabelText('Resume'), resume.name)
  await user.selectOptions(field('Cover letter'), letter.name)
  for (const name of ['over 18', 'answer to Why mills?', 'answer to Which shift?'])
    await user.click(await screen.findByLabelText(`Used: ${name}`))
  expect(screen.getByText("You used 3 of the client's answers.")).toBeTruthy()
  expect(screen.queryByLabelText(/Which car/)).toBeNull()
  await user.selectOptions(field('Confirmation'), 'Number')
  await paste(user, 'Number', 'A-17')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests(createApplication)).toHaveLength(1)
  expect(server.requests(createApplication)[0]?.body).toMatchObject({
    userId: ann.id,
    jobInterestId: interest.id,
    status: 'applied',
    documentIds: [resume.id, letter.id],
    receipt: {
      state: 'confirmed',
      documents: [
        { documentId: resume.id, kind: 'resume' },
        { documentId: letter.id, kind: 'cover-letter' },
      ],
      answers: [{ fact: 'over18' }, { answerId }, { answerId: questionId }],
      confirmation: { kind: 'number', value: 'A-17' },
    },
  })
  expect(server.requests(createApplication)[0]?.body).not.toHaveProperty('outgoing')
})

it('an answer that is no longer marked as used is not sent', async () => {
  const { server, user } = await openDialog({ interest }, replyWithAnswers)
  server.reply(createApplication, created)
  await fillInJob(user)
  const used = await screen.findByLabelText('Used: over 18')
  await user.click(used)
  await user.click(used)
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).toMatchObject({ receipt: { state: 'sent', answers: [] } })
})
