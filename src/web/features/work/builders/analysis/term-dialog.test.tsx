import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { blankPosition, blankResume } from '@foothold/resume-engine/resume-values'
import type { TermAnswer } from './insert-term.ts'
import { TermDialog } from './term-dialog.tsx'

const job = { ...blankPosition, position: 'Planner', company: 'Acme' }

function open(any: string[], skills = '') {
  const onAnswer = vi.fn<(answer: TermAnswer) => string | null>(() => null)
  const onUnused = vi.fn<() => void>()
  const form = { kind: 'resume' as const, values: { ...blankResume, skills, positions: [job] } }
  const none = vi.fn<() => void>()
  const { user } = renderScreen(
    <TermDialog any={any} form={form} onAnswer={onAnswer} onUnused={onUnused} onOpenChange={none} onClosed={none} />,
  )
  const add = () => user.click(screen.getByRole('button', { name: 'Add to Resume' }))
  return { user, add, onAnswer, onUnused }
}

it('asks for words that mention the term, and adds those words alone', async () => {
  const { user, add, onAnswer } = open(['Excel'])
  expect(screen.getByRole('dialog', { name: 'Where did you use Excel?' })).toBeTruthy()
  await add()
  expect(screen.getByText('Please choose one.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Planner at Acme' }))
  await add()
  expect(screen.getByText('Please say what you did.')).toBeTruthy()
  const words = screen.getByRole('textbox', { name: 'What did you do with it?' })
  await user.type(words, 'Tracked stock')
  expect(screen.getByText("Your words don't mention Excel yet.")).toBeTruthy()
  expect(onAnswer).not.toHaveBeenCalled()
  await user.type(words, ' in excel')
  await add()
  expect(onAnswer).toHaveBeenCalledWith(
    expect.objectContaining({ term: 'Excel', line: 'Tracked stock in excel', toSkills: true }),
  )
  expect(onAnswer.mock.lastCall?.[0].place?.name).toBe('positions.0.achievements')
})

it('one of several alternatives is enough, and only the one that was used is added', async () => {
  const { user, add, onAnswer } = open(['Python', 'R'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which one?' }), 'R')
  await user.click(screen.getByRole('radio', { name: 'Only in my skills list' }))
  await add()
  expect(onAnswer).toHaveBeenCalledWith({ term: 'R', place: null, line: '', toSkills: true })
})

it('takes no for an answer', async () => {
  const { user, onAnswer, onUnused } = open(['Excel'])
  await user.click(screen.getByRole('radio', { name: "I haven't used it" }))
  await user.click(screen.getByRole('button', { name: 'Hide Term' }))
  expect(onUnused).toHaveBeenCalledOnce()
  expect(onAnswer).not.toHaveBeenCalled()
})

it('a skill that is listed already needs a place, and is not listed again', async () => {
  const { user, add, onAnswer } = open(['Excel'], 'SQL, excel')
  expect(screen.queryByRole('radio', { name: 'Only in my skills list' })).toBeNull()
  expect(screen.queryByRole('radio', { name: "I haven't used it" })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Planner at Acme' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.type(screen.getByRole('textbox'), 'Tracked stock in Excel')
  await add()
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ toSkills: false }))
})
