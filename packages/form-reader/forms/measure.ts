// Fills all local forms in a real browser and prints how well: `node packages/form-reader/forms/measure.ts [held-back] [form]`.
import { chromium } from '@playwright/test'
import { browserFlags, testBrowser } from '../../../scripts/browser.js'
import { bundleReader } from './bundle.ts'
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

export async function measure(forms: FormSpec[]): Promise<Result[]> {
  const driver = drivePage(await bundleReader())
  const server = await serveForms(forms)
  const browser = await chromium.launch({ executablePath: testBrowser() ?? undefined, args: browserFlags })
  try {
    const results: Result[] = []
    for (const form of forms) {
      const page = await browser.newPage()
      results.push(await fillForm(page, form, server.origin, driver))
      await page.close()
    }
    return results
  } finally {
    await browser.close()
    server.close()
  }
}

if (import.meta.main) {
  const [set = 'tuned', only] = process.argv.slice(2)
  const forms = (set === 'held-back' ? heldBack : tuned).filter(({ id }) => !only || id === only)
  const results = await measure(forms)
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
