import { expect, it } from 'vitest'
import type { ContactMessage } from '#contract/contact.ts'
import { pinOpenMessage } from './pin-open-message.ts'

const message = (day: number, more: Partial<ContactMessage> = {}): ContactMessage => ({
  id: `message-${day}`,
  name: 'Ana',
  email: 'ana@example.test',
  message: 'Hello',
  readAt: null,
  answer: null,
  answeredAt: null,
  urgent: false,
  dueAt: null,
  createdAt: `2026-11-0${day}T00:00:00.000Z`,
  ...more,
})
const days = (messages: readonly ContactMessage[]) => messages.map(({ id }) => Number(id.at(-1)))

it('keeps an open message in its place although the list no longer has it', () => {
  const list = [message(8), message(6), message(4)]
  expect(days(pinOpenMessage(list, message(7)))).toEqual([8, 7, 6, 4])
  expect(days(pinOpenMessage(list, message(9)))).toEqual([9, 8, 6, 4])
  expect(days(pinOpenMessage(list, message(1)))).toEqual([8, 6, 4, 1])
  expect(days(pinOpenMessage([], message(1)))).toEqual([1])
})

it('keeps an urgent message among the urgent ones', () => {
  const list = [message(3, { urgent: true }), message(8), message(6)]
  expect(days(pinOpenMessage(list, message(2, { urgent: true })))).toEqual([3, 2, 8, 6])
  expect(days(pinOpenMessage(list, message(7, { urgent: true, answeredAt: 'now' })))).toEqual([3, 8, 7, 6])
})

it("uses the list's version of a message that is still listed", () => {
  const list = [message(8, { answer: 'Yes' }), message(6)]
  expect(pinOpenMessage(list, message(8))).toEqual(list)
  expect(pinOpenMessage(list, null)).toEqual(list)
})
