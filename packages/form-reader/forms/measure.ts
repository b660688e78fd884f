// Fills all local forms in a real browser and prints how well: `node packages/form-reader/forms/measure.ts [held-back] [form]`.
import type { Browser } from '@playwright/test'
import { bundleReader, launchBrowser } from './bundle.ts'
import { countWrongFiles, drivePage, fillForm, type Result } from './fill-form.ts'
import { heldBack } from './held-back/forms.ts'
import { serveForms } from './server.ts'
import { greenhouse } from './tuned/greenhouse.ts'
import { leverToWorkday } from './tuned/lever-to-workday.ts'
import { recruiteeToPlain } from './tuned/recruitee-to-plain.ts'
import { smartToPersonio } from './tuned/smartrecruiters-to-personio.ts'
import { workdayToBamboo } from './tuned/workday-to-bamboohr.ts'
import type { FormSpec } from './spec.ts'

export interface Figures {
  forms: number
  precision: number
  recall: number
  filled: number
  fillable: number
  wrongFiles: number
  submits: number
  touched: number
}

export const tuned = [...greenhouse, ...leverToWorkday, ...smartToPersonio, ...workdayToBamboo, ...recruiteeToPlain]

export function toFigures(results: Result[]): Figures {
  const judged = results.flatMap((result) => result.judged)
  const count = (...verdicts: string[]) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length
  const fillable = judged.filter(({ expect }) => expect !== undefined).length
  return {
    forms: results.length,
    precision: count('right') / Math.max(1, count('right', 'wrong')),
    recall: count('right') / Math.max(1, fillable),
    filled: count('right', 'wrong'),
    fillable,
    wrongFiles: countWrongFiles(judged),
    submits: results.reduce((sum, { submits }) => sum + submits, 0),
    touched: results.reduce((sum, { touched }) => sum + touched.length, 0),
  }
}

/** Fills all at the same time: most of it is waiting for lists that come late. */
export async function measure(forms: FormSpec[], script: string, browser: Browser): Promise<Result[]> {
  const driver = drivePage(script)
  const server = await serveForms(forms)
  const fillOne = async (form: FormSpec) => {
    const page = await browser.newPage()
    const result = await fillForm(page, form, server.origin, driver)
    await page.close()
    return result
  }
  return Promise.all(forms.map(fillOne)).finally(server.close)
}

if (import.meta.main) {
  const [set = 'tuned', only] = process.argv.slice(2)
  const forms = (set === 'held-back' ? heldBack : tuned).filter(({ id }) => !only || id === only)
  const browser = await launchBrowser()
  const results = await measure(forms, await bundleReader(), browser)
  await browser.close()
  for (const { judged, failed, touched, uncertain } of results) {
    if (set !== 'held-back')
      for (const { form, label, verdict, expect, got } of judged)
        if (verdict === 'wrong' || verdict === 'missed')
          process.stdout.write(`${form}: ${label}: ${verdict}, expected ${expect}, got ${got}\n`)
    if (set !== 'held-back')
      for (const line of [
        ...failed,
        ...touched.map((each) => `touched ${each}`),
        ...uncertain.map(({ label, wanted }) => `  uncertain ${label} = ${wanted?.text}`),
      ])
        process.stdout.write(`${line}\n`)
  }
  process.stdout.write(`${set} ${JSON.stringify(toFigures(results), null, 2)}\n`)
}
