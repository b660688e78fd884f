import { act, renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFormHistory } from './use-form-history.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { name: '', skills: '', sections: [] as string[], job: { title: '' } } })
    const history = useFormHistory(form)
    const { record } = history
    const { subscribe } = form
    useEffect(
      () => subscribe({ formState: { values: true }, callback: ({ name, values }) => record(values, name) }),
      [record, subscribe],
    )
    return { form, history }
  }).result

type Setup = ReturnType<typeof setup>
const type = (setup: Setup, name: 'name' | 'skills' | 'job.title', text: string) =>
  act(() => {
    for (let length = 1; length <= text.length; length++) setup.current.form.setValue(name, text.slice(0, length))
  })
const pause = () => act(() => vi.advanceTimersByTime(1_000))
const undo = (setup: Setup) => act(() => setup.current.history.undo())
const redo = (setup: Setup) => act(() => setup.current.history.redo())

test('what is typed into one field without a pause is one step', () => {
  const result = setup()
  expect(result.current.history).toMatchObject({ canUndo: false, canRedo: false })
  type(result, 'name', 'Noor')
  act(() => vi.advanceTimersByTime(200))
  type(result, 'skills', 'SQL')
  pause()
  type(result, 'skills', 'SQL, Excel')
  expect(result.current.history.canUndo).toBe(true)
  undo(result)
  expect(result.current.form.getValues()).toMatchObject({ name: 'Noor', skills: 'SQL' })
  undo(result)
  expect(result.current.form.getValues()).toMatchObject({ name: 'Noor', skills: '' })
  undo(result)
  expect(result.current.form.getValues()).toMatchObject({ name: '', skills: '' })
  expect(result.current.history).toMatchObject({ canUndo: false, canRedo: true })
  for (let step = 0; step < 3; step++) redo(result)
  expect(result.current.form.getValues()).toMatchObject({ name: 'Noor', skills: 'SQL, Excel' })
  expect(result.current.history).toMatchObject({ canUndo: true, canRedo: false })
})

test('a step keeps the nested values that it had', () => {
  const result = setup()
  type(result, 'job.title', 'Planner')
  pause()
  type(result, 'job.title', 'Driver')
  undo(result)
  expect(result.current.form.getValues('job.title')).toBe('Planner')
  redo(result)
  expect(result.current.form.getValues('job.title')).toBe('Driver')
})

test('changes of several fields at once are one step', () => {
  const result = setup()
  type(result, 'name', 'Noor')
  type(result, 'skills', 'SQL')
  undo(result)
  expect(result.current.form.getValues()).toMatchObject({ name: '', skills: '' })
})

test('each change of a list is a separate step', () => {
  const result = setup()
  for (const sections of [['a'], ['a', 'b']]) {
    act(() => result.current.form.setValue('sections', sections))
    act(() => vi.advanceTimersByTime(100))
  }
  undo(result)
  expect(result.current.form.getValues('sections')).toEqual(['a'])
})

test('a change after an undo ends what could be redone', () => {
  const result = setup()
  type(result, 'name', 'Noor')
  undo(result)
  type(result, 'skills', 'Go')
  expect(result.current.history.canRedo).toBe(false)
  redo(result)
  expect(result.current.form.getValues()).toMatchObject({ name: '', skills: 'Go' })
})

test('a replaced work has no steps, and the number of steps is bounded', () => {
  const result = setup()
  type(result, 'name', 'Noor')
  act(() => result.current.history.clear())
  expect(result.current.history.canUndo).toBe(false)
  for (let step = 0; step < 80; step++) {
    act(() => result.current.form.setValue('name', `${step}`))
    pause()
  }
  for (let step = 0; step < 80; step++) undo(result)
  expect(result.current.form.getValues('name')).toBe('29')
})
