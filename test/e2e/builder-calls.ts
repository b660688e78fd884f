import type { Page } from '@playwright/test'
import { letterForm, resumeForm } from '#contract/builders.ts'
import { analysis } from '#contract/analysis.ts'
import { analyzeLetter } from '#analysis/analyze-letter.ts'
import { analyzeResume } from '#analysis/analyze-resume.ts'
import { writeLetter } from '#analysis/writer/write-letter.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'

/** The calls of the builders, answered by the product's own writer and analysis until the server does so. */
export async function answerBuilderCalls(page: Page) {
  const written = { source: 'embedded', setAside: null }
  await page.route('**/api/simple-resume', (route) => {
    const form = resumeForm.parse(route.request().postDataJSON())
    const { text } = writeResume(form)
    const { jobDescription, targetJob } = form
    const found = analysis.parse(analyzeResume({ text, jobDescription, targetJob }))
    return route.fulfill({ json: { resume: text, analysis: found, ...written } })
  })
  await page.route('**/api/generate-cover-letter', (route) => {
    const form = letterForm.parse(route.request().postDataJSON())
    const { text } = writeLetter(form)
    const found = analysis.parse(analyzeLetter({ text, ...form.jobDetails }))
    return route.fulfill({ json: { coverLetter: text, analysis: found, ...written } })
  })
  await page.route('**/api/analyze-cover-letter', (route) => {
    const { content, ...match } = route.request().postDataJSON()
    return route.fulfill({ json: analysis.parse(analyzeLetter({ text: content, ...match })) })
  })
  await page.route(/\/api\/download-/, (route) =>
    route.fulfill({ body: route.request().postDataJSON().content, contentType: 'application/octet-stream' }),
  )
}
