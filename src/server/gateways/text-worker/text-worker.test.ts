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
  expect(await texts.finishModelText({ form: engineer, text, day: '' })).toEqual(text)
})

test('a text that takes too long is given up, in words for a person', async () => {
  await expect(worker({ wallMs: 1 }).writeResume(engineer)).rejects.toThrow(TextTimeoutError)
  const long = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(660)
  const form = { ...engineer, positions: engineer.positions.map((position) => ({ ...position, description: long })) }
  const computing = worker({ cpuMs: 1, wallMs: 60_000 })
  const sentences = [{ text: long, heading: '' }]
  await expect(computing.checkModelSentences({ form, sentences })).rejects.toThrow(TextTimeoutError)
})

test('a finished letter has its head and closing from the form', async () => {
  const body = 'I shortened month-end closing from 9 days to 4.\n\nI trained 8 colleagues in reading figures.'
  const text = `Somebody\n\nDear Sir or Madam,\n\n${body}\n\nKind regards,\nSomebody`
  expect(await worker().finishModelText({ form: accountant, text, day: '2026-11-22' })).toBe(
    writeLetter(accountant, '2026-11-22').text.replace(/(?<=Manager,\n\n)[^]*(?=\n\nSincerely)/, body),
  )
})

test('the sources of each sentence are compared, and its marks are taken out', async () => {
  const sentences = ['I shortened closing from 9 days to 4 [f3].', 'I shortened closing from 9 days to 4. [f6]'].map(
    (text) => ({ text, heading: '' }),
  )
  expect(await worker().checkModelSentences({ form: accountant, sentences })).toEqual([
    { text: 'I shortened closing from 9 days to 4.', reasons: [] },
    {
      text: 'I shortened closing from 9 days to 4.',
      reasons: [expect.stringContaining('“9”'), expect.stringContaining('“4”')],
    },
  ])
})
