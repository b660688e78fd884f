import { expect, onTestFinished, test } from 'vitest'
import { accountant, engineer } from '#analysis/writer/forms.fixture.ts'
import { writeLetter } from '#analysis/writer/write-letter.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'
import { BusyError } from '#server/admission.ts'
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

test('a text that takes too long costs its thread, and the next one gets a new one', async () => {
  const texts = worker({ wallMs: 1 })
  await expect(texts.writeResume(engineer)).rejects.toThrow(TextTimeoutError)
  await expect(texts.writeResume(engineer)).rejects.toThrow(TextTimeoutError)
})

test('a text that computes for too long is given up, however long its thread may take', async () => {
  const texts = worker({ cpuMs: 1, wallMs: 60_000 })
  const long = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(660)
  const endless = { ...engineer, positions: engineer.positions.map((one) => ({ ...one, description: long })) }
  await expect(texts.finishModelText({ form: endless, text: long, day: '' })).rejects.toThrow(TextTimeoutError)
})

test('a text that breaks its thread takes nobody else with it', async () => {
  const texts = worker()
  const [broken, whole] = await Promise.allSettled([
    texts.writeResume({ ...engineer, skills: undefined as unknown as string }),
    texts.writeResume(engineer),
  ])
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled'])
})

test('more texts than may wait are refused at once, and nobody waits for a closed thread', async () => {
  const texts = createTextWorker({ waiting: 1 })
  const all = Promise.allSettled([1, 2, 3].map(() => texts.writeResume(engineer)))
  await texts.close()
  const [, , refused] = await all
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(BusyError) })
  await expect(texts.writeResume(engineer)).rejects.toThrow('closed')
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
