import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { LetterQuestion as Question } from '@foothold/resume-engine/forms'
import { renderScreen } from '#test/render-screen.tsx'
import { dropStatement, insertAnswer } from './answer.ts'
import { LetterQuestion } from './letter-question.tsx'

const why: Question = {
  ask: 'Why Acme?',
  field: 'motivation.whyCompany',
  note: 'family business',
  keepsNote: false,
  drops: '',
}
const result: Question = {
  ask: 'Tell us more about “Hired 3 cooks”.',
  field: 'experience.keyAchievements',
  note: '',
  keepsNote: false,
  drops: '',
}

it('asks each question once, beginning with the line that the answer replaces, and hands over the answer', async () => {
  const onAnswer = vi.fn<(question: Question, answer: string) => void>()
  const { user } = renderScreen(<LetterQuestion questions={[why, result]} pending={false} onAnswer={onAnswer} />)
  expect(screen.queryByLabelText(result.ask)).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use Answer' }).disabled).toBe(true)
  const answer = screen.getByLabelText<HTMLTextAreaElement>(why.ask)
  expect(answer.value).toBe('family business')
  await user.clear(answer)
  await user.type(answer, ' My father works there. ')
  await user.click(screen.getByRole('button', { name: 'Use Answer' }))
  expect(onAnswer.mock.calls).toEqual([[why, 'My father works there.']])
  expect(screen.getByLabelText<HTMLTextAreaElement>(result.ask).value).toBe('')
})

it('an answer that keeps its note begins blank', () => {
  renderScreen(<LetterQuestion questions={[{ ...why, keepsNote: true }]} pending={false} onAnswer={vi.fn()} />)
  expect(screen.getByLabelText<HTMLTextAreaElement>(why.ask).value).toBe('')
})

it('a skipped question makes way for the next, and after the last none is shown', async () => {
  const { user } = renderScreen(<LetterQuestion questions={[why, result]} pending={false} onAnswer={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: 'Skip Question' }))
  expect(screen.getByLabelText(result.ask)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Skip Question' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('an answer replaces its note, or follows what the field holds', () => {
  expect(insertAnswer('I like it.\nfamily business', why, 'My father works there.')).toBe(
    'I like it.\nMy father works there.',
  )
  expect(insertAnswer('Hired 3 cooks\n', result, 'Two still work there')).toBe('Hired 3 cooks\nTwo still work there')
  expect(insertAnswer('', result, 'Two still work there')).toBe('Two still work there')
  const cooks = { ...result, note: 'Hired 3 cooks', keepsNote: true }
  expect(insertAnswer('Hired 3 cooks.\nGPA 3', cooks, 'two still\nwork there')).toBe(
    'Hired 3 cooks. Two still work there.\nGPA 3',
  )
  expect(insertAnswer('GPA 3', cooks, 'Two still work there.')).toBe('GPA 3\nHired 3 cooks. Two still work there.')
  const job = { ...result, field: 'experience.relevantExperience' as const, note: 'bar back before' }
  expect(insertAnswer('bartender at The Anchor, bar back before. Night classes', job, 'Bar Back at Fern, 2016')).toBe(
    'bartender at The Anchor\nBar Back at Fern, 2016\nNight classes',
  )
  const duty = { ...job, note: 'cook at Luna since 2021', keepsNote: true }
  expect(insertAnswer('cook at Luna since 2021. before: line cook in Lyon', duty, 'I run the line.')).toBe(
    'cook at Luna since 2021\nI run the line.\nbefore: line cook in Lyon',
  )
  expect(insertAnswer('old', { ...result, field: 'jobDetails.companyName' }, 'Acme')).toBe('Acme')
})

it('says what no answer changes, and asks nothing beside it', () => {
  const note: Question = { ask: 'We write and score English only.', field: '', note: '', keepsNote: false, drops: '' }
  renderScreen(<LetterQuestion questions={[note, why]} pending={false} onAnswer={vi.fn()} />)
  expect(screen.getByText(note.ask)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('takes out the statement that an answer replaces too', () => {
  const merged = { ...result, note: 'took over 30 accounts', drops: 'Churn in my 30 accounts fell to 8%' }
  expect(dropStatement('took over 30 accounts\nChurn in my 30 accounts fell to 8%.\nTrained two', merged)).toBe(
    'took over 30 accounts\nTrained two',
  )
  expect(dropStatement('took over 30 accounts', merged)).toBe('took over 30 accounts')
  expect(dropStatement('took over 30 accounts', result)).toBe('took over 30 accounts')
})
