import { expect, onTestFinished, test } from 'vitest'
import { engineer } from '#analysis/writer/forms.fixture.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'
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
  expect(await texts.checkFacts({ form: engineer, text })).toEqual({ ok: true })
})

test('a text that takes too long is given up, in words for a person', async () => {
  await expect(worker({ wallMs: 1 }).writeResume(engineer)).rejects.toThrow(TextTimeoutError)
  const long = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(660)
  const form = { ...engineer, positions: engineer.positions.map((position) => ({ ...position, description: long })) }
  const computing = worker({ cpuMs: 1, wallMs: 60_000 })
  await expect(computing.checkFacts({ form, text: long })).rejects.toThrow(TextTimeoutError)
})
