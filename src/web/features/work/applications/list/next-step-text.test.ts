import { expect, it } from 'vitest'
import { formatNextStep } from './next-step-text.ts'

it('names what comes next from the side of the reader', () => {
  expect(formatNextStep({ nextStep: null, nextInterviewAt: null }, 'user')).toBeNull()
  const interview = { nextStep: 'interview', nextInterviewAt: '2026-12-01T12:00:00.000Z' } as const
  expect(formatNextStep(interview, 'user')).toBe('Interview Tue, Dec 1')
  expect(formatNextStep({ nextStep: 'question', nextInterviewAt: null }, 'user')).toBe('Answer needed')
  expect(formatNextStep({ nextStep: 'question', nextInterviewAt: null }, 'admin')).toBe('Waiting for answer')
  expect(formatNextStep({ nextStep: 'follow_up', nextInterviewAt: null }, 'account_manager')).toBe('Follow up')
})
