import { act, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, it } from 'vitest'
import { answerQuestion, type ClientAnswers, type ClientQuestion, noFacts, saveAnswers } from '#contract/answers.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { AnswersGroup } from './answers-group.tsx'
import { OpenQuestions } from './open-questions.tsx'

const updatedAt = '2026-01-05T09:00:00.000Z'
const why = {
  id: '1f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10',
  topic: 'Motivation',
  question: 'Why bridges?',
  answer: 'They last.',
  updatedAt,
}
const travel = { ...why, id: '2f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', topic: '', question: 'Travel?', answer: 'Yes' }
const stored: ClientAnswers = {
  facts: noFacts,
  answers: [why],
}

interface GroupProps extends Pick<ComponentProps<typeof AnswersGroup>, 'answers' | 'profile'> {
  first?: boolean
}

/** As the screen holds it: `first` shows the fields of the facts. */
function Group({ first = false, ...props }: GroupProps) {
  const [editing, setEditing] = useState(first)
  const close = () => setEditing(false)
  return <AnswersGroup {...props} editing={editing} onEdit={() => setEditing(true)} onClose={close} onSaved={close} />
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const entry = (number: number) => within(screen.getByRole('group', { name: `Answer ${number}` }))
const answerIn = (number: number) => entry(number).getByLabelText<HTMLTextAreaElement>(/^Answer/)
const line = (name: RegExp) => screen.getByRole('button', { name })
const save = () => screen.getByRole('button', { name: 'Save Answers' })

it('sends the facts typed over the stored ones, and keeps the id of an answer', async () => {
  const server = fakeServer()
  const facts = { ...noFacts, salaryExpectation: 90_000, willingToRelocate: true }
  server.reply(saveAnswers, { ...stored, facts: { ...facts, over18: true } })
  const { user } = renderScreen(<Group answers={{ ...stored, facts }} profile={null} />)
  expect(screen.queryByLabelText('Are you over 18?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit Facts' }))
  expect(document.activeElement).toBe(field('Work Authorization'))
  expect(screen.queryByLabelText('Salary Expectation')).toBeNull()
  await user.selectOptions(field('Are you over 18?'), 'Yes')
  await user.click(save())
  expect(await screen.findByText('Answers saved')).toBeTruthy()
  const { updatedAt: _updatedAt, ...sent } = why
  expect(server.requests(saveAnswers)[0]?.body).toEqual({ facts: { ...facts, over18: true }, answers: [sent] })
  expect(screen.queryByLabelText('Are you over 18?')).toBeNull()
})

it('is a list, whose lines are edited on click', async () => {
  const { user } = renderScreen(<Group answers={{ ...stored, answers: [why, travel] }} profile={null} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save Answers' })).toBeNull()
  await user.click(line(/^Travel\?/))
  expect(document.activeElement).toBe(answerIn(2))
  expect(screen.queryByRole('group', { name: 'Answer 1' })).toBeNull()
  await user.type(answerIn(2), ', often')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(line(/^Travel\?Yes$/)).toBeTruthy()
})

it('keeps what was typed after a failure', async () => {
  const server = fakeServer()
  server.refuse(saveAnswers, { status: 503, message: 'Please try again later' })
  const { user } = renderScreen(<Group answers={stored} profile={null} />)
  await user.click(line(/^Why bridges/))
  await user.type(answerIn(1), ' Long.')
  await user.click(save())
  expect(await screen.findByText('Failed to save your answers')).toBeTruthy()
  expect(answerIn(1).value).toBe('They last. Long.')
})

it('shows a refused answer at its field', async () => {
  const server = fakeServer()
  const message = "We don't store answers about health."
  server.refuse(saveAnswers, { status: 400, message, fields: { 'answers.1.question': message } })
  const { user } = renderScreen(<Group answers={stored} profile={null} />)
  await user.click(screen.getByRole('button', { name: 'Add answer' }))
  await user.type(entry(2).getByLabelText(/^Question/), 'Any illness?')
  await user.type(answerIn(2), 'No')
  await user.click(save())
  expect(await entry(2).findByText(message)).toBeTruthy()
})

it('adds an answer that was stored with a question, and keeps what was typed', async () => {
  const server = fakeServer()
  server.reply(saveAnswers, stored)
  const { user, rerender } = renderScreen(<Group answers={stored} profile={null} />)
  await user.click(line(/^Why bridges/))
  await user.type(answerIn(1), ' Long.')
  act(() => rerender(<Group answers={{ ...stored, answers: [why, travel] }} profile={null} />))
  expect(answerIn(1).value).toBe('They last. Long.')
  expect(line(/^Travel\?Yes$/)).toBeTruthy()
  await user.click(save())
  expect(server.requests(saveAnswers)[0]?.body).toMatchObject({ answers: [{ id: why.id }, { id: travel.id }] })
})

it('does not bring back an answer that was removed here', async () => {
  const { user, rerender } = renderScreen(<Group answers={stored} profile={null} />)
  await user.click(line(/^Why bridges/))
  await user.click(screen.getByRole('button', { name: 'Remove Motivation' }))
  act(() => rerender(<Group answers={{ ...stored, answers: [why] }} profile={null} />))
  expect(screen.queryByRole('group', { name: 'Answer 1' })).toBeNull()
})

it('shows a newer text of an answer that was not changed here', () => {
  const { rerender } = renderScreen(<Group answers={stored} profile={null} />)
  act(() => rerender(<Group answers={{ ...stored, answers: [{ ...why, answer: 'New' }] }} profile={null} />))
  expect(line(/^Why bridges\?New$/)).toBeTruthy()
})

const question: ClientQuestion = {
  id: '3f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10',
  userId: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b',
  question: 'What is your notice period?',
  state: 'open',
  sensitive: false,
  answer: null,
  answeredAt: null,
  applicationId: null,
  application: null,
  jobInterestId: null,
  createdAt: updatedAt,
}

it('marks a suggestion as one, and sends it only if it is used', async () => {
  const server = fakeServer()
  server.reply(answerQuestion, { ...question, state: 'answered', answer: 'Two weeks', answeredAt: updatedAt })
  const facts = { ...stored.facts, noticePeriod: 'Two weeks' }
  const { user } = renderScreen(<OpenQuestions questions={[question]} facts={facts} profile={null} />)
  expect(screen.getByText(/Suggestion from your answers/)).toBeTruthy()
  expect(field(question.question).value).toBe('')
  await user.click(screen.getByRole('button', { name: `Use suggestion for ${question.question}` }))
  await user.click(screen.getByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByText('Answer sent')).toBeTruthy()
  expect(server.requests(answerQuestion)[0]?.body).toEqual({ answer: 'Two weeks', keep: true })
})

it('offers no place among the answers to a sensitive question, and a way not to answer', async () => {
  const server = fakeServer()
  const personal = { ...question, question: 'Do you have a disability?', sensitive: true }
  server.reply(answerQuestion, personal)
  const { user } = renderScreen(<OpenQuestions questions={[personal]} facts={stored.facts} profile={null} />)
  expect(screen.queryByLabelText('Keep for next time')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Prefer not to say' }))
  await user.click(screen.getByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByText('Answer sent')).toBeTruthy()
  expect(server.requests(answerQuestion)[0]?.body).toEqual({ answer: 'Prefer not to say', keep: false })
})
