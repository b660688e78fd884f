import { findBoard } from '../src/boards.ts'
import type { createReader, Order, Outcome } from '../src/dom/reader.ts'
import type { FormField } from '../src/model/form-field.ts'
import type { PlanEntry } from '../src/model/plan.ts'
import { planForm } from '../src/plan-form.ts'
import type { Frame, Page } from '@playwright/test'
import { pack } from './pack.fixture.ts'
import { skins } from './skins.ts'
import type { Field, FormSpec } from './spec.ts'

declare global {
  interface Window {
    formReader: ReturnType<typeof createReader>
    readForm: () => { state: Record<string, string>; touched: string[]; submits: number }
    readBoardPage: () => { state: Record<string, string>; touched: string[]; submits: number }
  }
}

export interface Judged {
  form: string
  label: string
  expect: string | undefined
  got: string | undefined
  kind: Field['kind']
  verdict: 'right' | 'wrong' | 'missed' | 'left'
}

export interface Result {
  judged: Judged[]
  touched: string[]
  submits: number
  uncertain: PlanEntry[]
  failed: string[]
}

const isWrongFile = ({ kind, verdict }: Judged) => kind === 'file' && verdict === 'wrong'
export const countWrongFiles = (judged: Judged[]) => judged.filter(isWrongFile).length

/** How the reader is reached: in the page itself, or by an extension. */
export interface Driver {
  install: (frame: Frame) => Promise<unknown>
  read: (frame: Frame) => Promise<FormField[]>
  fill: (frame: Frame, order: Order) => Promise<Outcome>
}

/** The reader as a script of the page. */
export const drivePage = (script: string): Driver => ({
  install: (frame) => frame.evaluate(script),
  read: async (frame) => (await frame.evaluate(() => window.formReader.read())).fields,
  fill: (frame, order) => frame.evaluate((one) => window.formReader.fill(one), order),
})

async function fillStep(driver: Driver, frame: Frame, form: FormSpec, result: Result) {
  const fields = await driver.read(frame)
  const lever = form.board === 'lever' ? findBoard('https://jobs.lever.co/') : null
  const entries = planForm(fields, pack, lever ?? { name: form.board })
  for (const { state, fieldId, wanted, documentKind, label } of entries) {
    if (state !== 'certain' || !wanted) continue
    const file = documentKind ? { bytes: 'JVBERi0xLjcK', type: 'application/pdf' } : undefined
    const outcome = await driver.fill(frame, { fieldId, wanted, file })
    if (outcome !== 'filled') result.failed.push(`${form.id}: ${label}: ${outcome}`)
  }
  result.uncertain.push(...entries.filter(({ state }) => state === 'uncertain'))
}

function judge(form: FormSpec, state: Record<string, string>): Judged[] {
  return form.pages.flatMap((fields, page) =>
    fields.map(({ label, kind, expect, section, placeholder }, index): Judged => {
      const got = state[`${page}-${index}`]
      const verdict = got
        ? got.toLowerCase() === expect?.toLowerCase()
          ? 'right'
          : 'wrong'
        : expect === undefined
          ? 'left'
          : 'missed'
      return {
        form: form.id,
        label: [section, label || placeholder].filter(Boolean).join(' / '),
        expect,
        got,
        kind,
        verdict,
      }
    }),
  )
}

/** Fills one form as a manager would who presses `Fill` on each step, then compares with what is expected. */
export async function fillForm(page: Page, form: FormSpec, origin: string, driver: Driver): Promise<Result> {
  const result: Result = { judged: [], touched: [], submits: 0, uncertain: [], failed: [] }
  await page.goto(`${origin}/form/${form.id}`)
  const frame = skins[form.board].framed
    ? page.frames().find((each) => each.url().includes('/frame/'))
    : page.mainFrame()
  if (!frame) throw new Error(`${form.id} has no frame`)
  await frame.waitForSelector('#application *')
  await driver.install(frame)
  for (const step of form.pages.keys()) {
    await fillStep(driver, frame, form, result)
    if (step < form.pages.length - 1) await frame.locator('.next').click()
  }
  const { state, touched, submits } = await frame.evaluate(() => window.readForm())
  return { ...result, judged: judge(form, state), touched, submits }
}
