import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerQuestion, type ClientAnswers, type ClientQuestion, noFacts, saveAnswers } from '#contract/answers.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { AnswersForm } from './answers-form.tsx'
import { Questions } from './open-questions.tsx'

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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const entry = (number: number) => within(screen.getByRole('group', { name: `Answer ${number}` }))
const answerIn = (number: number) => entry(number).getByLabelText<HTMLTextAreaElement>(/^Answer/)
const save = () => screen.getByRole('button', { name: 'Save Answers' })

it('sends the facts typed, null for those that are not answered, and keeps the id of an answer', async () => {
  const server = fakeServer()
  server.reply(saveAnswers, stored)
  const { user } = renderScreen(<AnswersForm answers={stored} profile={null} />)
  await user.type(field('Salary Expectation'), '90,000')
  await user.selectOptions(field('Are you over 18?'), 'Yes')
  await user.click(save())
  expect(await screen.findByText('Answers saved')).toBeTruthy()
  const { updatedAt: _updatedAt, ...sent } = why
  expect(server.requests(saveAnswers)[0]?.body).toEqual({
    facts: { ...stored.facts, salaryExpectation: 90_000, over18: true },
    answers: [sent],
  })
})

it('shows a refused answer at its field', async () => {
  const server = fakeServer()
  const message = "We don't store answers about health."
  server.refuse(saveAnswers, { status: 400, message, fields: { 'answers.1.question': message } })
  const { user } = renderScreen(<AnswersForm answers={stored} profile={null} />)
  await user.click(screen.getByRole('button', { name: 'Add answer' }))
  await user.type(entry(2).getByLabelText(/^Question/), 'Any illness?')
  await user.type(answerIn(2), 'No')
  await user.click(save())
  expect(await entry(2).findByText(message)).toBeTruthy()
})

it('adds an answer that was stored with a question, and keeps what was typed', async () => {
  const server = fakeServer()
  server.reply(saveAnswers, stored)
  const { user, rerender } = renderScreen(<AnswersForm answers={stored} profile={null} />)
  await user.type(answerIn(1), ' Long.')
  act(() => rerender(<AnswersForm answers={{ ...stored, answers: [why, travel] }} profile={null} />))
  expect(answerIn(1).value).toBe('They last. Long.')
  expect(answerIn(2).value).toBe('Yes')
  await user.click(save())
  expect(server.requests(saveAnswers)[0]?.body).toMatchObject({ answers: [{ id: why.id }, { id: travel.id }] })
})

it('does not bring back an answer that was removed here', async () => {
  const { user, rerender } = renderScreen(<AnswersForm answers={stored} profile={null} />)
  await user.click(screen.getByRole('button', { name: 'Remove Motivation' }))
  act(() => rerender(<AnswersForm answers={{ ...stored, answers: [why] }} profile={null} />))
  expect(screen.queryByRole('group', { name: 'Answer 1' })).toBeNull()
})

it('shows a newer text of an answer that was not changed here', () => {
  const { rerender } = renderScreen(<AnswersForm answers={stored} profile={null} />)
  act(() => rerender(<AnswersForm answers={{ ...stored, answers: [{ ...why, answer: 'New' }] }} profile={null} />))
  expect(answerIn(1).value).toBe('New')
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
  const { user } = renderScreen(<Questions questions={[question]} facts={facts} profile={null} />)
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
  const { user } = renderScreen(<Questions questions={[personal]} facts={stored.facts} profile={null} />)
  expect(screen.queryByLabelText('Keep for next time')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Prefer not to say' }))
  await user.click(screen.getByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByText('Answer sent')).toBeTruthy()
  expect(server.requests(answerQuestion)[0]?.body).toEqual({ answer: 'Prefer not to say', keep: false })
})
