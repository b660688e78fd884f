import { expect, onTestFinished, test } from 'vitest'
import { accountant, engineer } from '#engine/writer/forms.fixture.ts'
import { writeLetter, writeResume } from '@foothold/resume-engine/write'
import { createTextWorker, TextTimeoutError } from './text-worker.ts'

function worker(options = {}) {
  const made = createTextWorker(options)
  onTestFinished(() => made.close())
  return made
}

test('works on texts one after the other, as the code itself would', async () => {
  const texts = worker()
  const written = await Promise.all([texts.writeResume(engineer), texts.writeResume(engineer)])
  expect(written).toEqual([writeResume(engineer), writeResume(engineer)])
  const [{ text }] = written
  expect(await texts.finishModelText({ form: engineer, text, day: '' })).toEqual({ ok: true, text })
})

test('a text that takes too long is given up, in words for a person', async () => {
  await expect(worker({ wallMs: 1 }).writeResume(engineer)).rejects.toThrow(TextTimeoutError)
  const long = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(660)
  const form = { ...engineer, positions: engineer.positions.map((position) => ({ ...position, description: long })) }
  const computing = worker({ cpuMs: 1, wallMs: 60_000 })
  await expect(computing.finishModelText({ form, text: long, day: '' })).rejects.toThrow(TextTimeoutError)
})

test('a finished letter has its head and closing from the form, and the sources of its sentences are compared', async () => {
  const texts = worker()
  const finish = (text: string) => texts.finishModelText({ form: accountant, text, day: '2026-11-22' })
  const body = 'I shortened month-end closing from 9 days to 4 [f3].\n\nI trained 8 colleagues in reading figures. [f6]'
  const letter = await finish(`Somebody\n\nDear Sir or Madam,\n\n${body}\n\nKind regards,\nSomebody`)
  expect(letter).toEqual({
    ok: true,
    text: writeLetter(accountant, '2026-11-22').text.replace(
      /(?<=Manager,\n\n)[^]*(?=\n\nSincerely)/,
      'I shortened month-end closing from 9 days to 4.\n\nI trained 8 colleagues in reading figures.',
    ),
  })
  expect(await finish('I shortened month-end closing from 9 days to 4 [f6].')).toMatchObject({
    ok: false,
    reasons: [expect.stringContaining('“9”'), expect.stringContaining('“4”')],
  })
  expect(await finish('Dear Hiring Manager,\n\nSincerely,')).toMatchObject({ ok: false })
})
