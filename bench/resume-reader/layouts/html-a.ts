import type { Design, Resume } from '../resume.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (entries: string[]) => `<ul>${entries.map((entry) => `<li>${escape(entry)}</li>`).join('')}</ul>`
const heading = (text: string) => `<h2>${escape(text)}</h2>`
const both = (left: string, right: string) =>
  `<div class="both"><span>${left}</span><span>${escape(right)}</span></div>`

function page(resume: Resume, style: string, body: string): string {
  const direction = resume.language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${resume.language}" dir="${direction}"><meta charset="utf-8"><title>${escape(resume.name)}</title>
<style>@page{size:A4;margin:16mm}body{font:10.5pt/1.4 "Liberation Sans","DejaVu Sans",sans-serif;margin:0}
h1{font-size:21pt;margin:0}h2{font-size:13pt;margin:14pt 0 4pt}p{margin:2pt 0}ul{margin:2pt 0 6pt;padding-inline-start:16pt}
.both{display:flex;justify-content:space-between}${style}</style><body>${body}</body></html>`
}

function single(resume: Resume): string {
  const { headings } = resume
  const contact = [resume.address, resume.phone, resume.email, ...resume.links].map(escape).join(' &nbsp;|&nbsp; ')
  const companyFirst = resume.variant === 'company-first'
  const jobs = resume.work.map((job) => {
    const position = `<b>${escape(job.position)}</b>`
    const company = `${escape(job.company)}, ${escape(job.place)}`
    const head = companyFirst
      ? both(`<b>${escape(job.company)}</b>`, job.place) + both(`<i>${escape(job.position)}</i>`, job.dates)
      : both(position, job.dates) + `<p>${company}</p>`
    return head + list(job.points)
  })
  const studies = resume.education.map(
    (entry) => both(`<b>${escape(entry.institution)}</b>`, entry.dates) + `<p>${escape(withField(resume, entry))}</p>`,
  )
  return page(
    resume,
    '',
    `<h1>${escape(resume.name)}</h1><p>${escape(resume.headline)}</p><p>${contact}</p>
${heading(headings.summary)}<p>${escape(resume.summary)}</p>${heading(headings.work)}${jobs.join('')}
${heading(headings.education)}${studies.join('')}${heading(headings.skills)}<p>${resume.skills.map(escape).join(', ')}</p>
${heading(headings.certifications)}${list(resume.certifications)}${heading(headings.languages)}<p>${resume.languages.map(escape).join(', ')}</p>`,
  )
}

function withField(resume: Resume, { degree, field }: { degree: string; field: string }): string {
  if (field === '') return degree
  const joint: Record<string, string> = { en: ' in ', zh: '，', ja: '、', ar: ' في ' }
  return `${degree}${joint[resume.language] ?? ', '}${field}`
}

function sidebar(resume: Resume): string {
  const { headings } = resume
  const side = `<h1>${escape(resume.name)}</h1><p>${escape(resume.headline)}</p>${heading(headings.contact)}
${[resume.email, resume.phone, resume.address, ...resume.links].map((line) => `<p>${escape(line)}</p>`).join('')}
${heading(headings.skills)}${list(resume.skills)}${heading(headings.languages)}${list(resume.languages)}`
  const jobs = resume.work.map(
    (job) => `<p><b>${escape(job.position)}</b></p><p>${escape(job.company)} – ${escape(job.place)}</p>
<p class="when">${escape(job.dates)}</p>${list(job.points)}`,
  )
  const studies = resume.education.map(
    (entry) =>
      `<p><b>${escape(withField(resume, entry))}</b></p><p>${escape(entry.institution)}</p><p class="when">${escape(entry.dates)}</p>`,
  )
  const main = `${heading(headings.summary)}<p>${escape(resume.summary)}</p>${heading(headings.work)}${jobs.join('')}
${heading(headings.education)}${studies.join('')}${heading(headings.certifications)}${list(resume.certifications)}`
  const style = '.columns{display:grid;grid-template-columns:32% 1fr;gap:9mm}.when{color:#666;font-size:9pt}'
  return page(resume, style, `<div class="columns"><aside>${side}</aside><main>${main}</main></div>`)
}

function table(resume: Resume): string {
  const { headings } = resume
  const row = (left: string, right: string) => `<tr><td class="when">${escape(left)}</td><td>${right}</td></tr>`
  const rows = (content: string[]) => `<table>${content.join('')}</table>`
  const jobs = resume.work.map((job) =>
    row(job.dates, `<b>${escape(job.position)}</b><br>${escape(job.company)}, ${escape(job.place)}${list(job.points)}`),
  )
  const studies = resume.education.map((entry) =>
    row(entry.dates, `<b>${escape(withField(resume, entry))}</b><br>${escape(entry.institution)}`),
  )
  const contact = [resume.address, resume.phone, resume.email, ...resume.links]
  return page(
    resume,
    'table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:2pt 0}.when{width:34mm;color:#444}',
    `<h1>${escape(resume.name)}</h1>${heading(headings.contact)}${contact.map((line) => `<p>${escape(line)}</p>`).join('')}
${heading(headings.work)}${rows(jobs)}${heading(headings.education)}${rows(studies)}
${heading(headings.skills)}<p>${resume.skills.map(escape).join(' • ')}</p>${heading(headings.certifications)}
${list(resume.certifications)}${heading(headings.languages)}<p>${resume.languages.map(escape).join(' • ')}</p>`,
  )
}

/** Chromium repeats what is fixed on each page, as a word processor does with headers and footers. */
function paged(resume: Resume): string {
  const { headings } = resume
  const jobs = resume.work.map(
    (job) => `<section><p class="title">${escape(job.company)}, ${escape(job.place)}</p>
${both(escape(job.position), job.dates)}${list([...job.points, ...job.points.map((point) => `${point} (${resume.summary})`)])}</section>`,
  )
  const studies = resume.education.map(
    (entry) => `<p>${escape(entry.dates)}: ${escape(entry.institution)}, ${escape(withField(resume, entry))}</p>`,
  )
  const contact = `${escape(resume.name)} · ${escape(resume.email)} · ${escape(resume.phone)}`
  const style = `@page{margin:0}body{font-size:12pt}.title{font-weight:bold}.top,.foot{position:fixed;left:18mm;right:18mm;font-size:8.5pt}
.top{top:8mm}.foot{bottom:8mm}td{padding:0 18mm}thead td,tfoot td{height:20mm}section{break-inside:avoid}.space{height:40mm}`
  const body = `<h1>${escape(resume.name)}</h1><p>${escape(resume.headline)}</p><p>${escape(resume.address)}</p>
<p>${escape(resume.phone)}</p><p>${escape(resume.email)}</p>${heading(headings.summary)}<p>${escape(resume.summary)}</p>
${heading(headings.work)}${jobs.join('<div class="space"></div>')}${heading(headings.education)}${studies.join('')}
${heading(headings.skills)}${list(resume.skills)}${heading(headings.certifications)}${list(resume.certifications)}
${heading(headings.languages)}<p>${resume.languages.map(escape).join(', ')}</p>`
  return page(
    resume,
    style,
    `<div class="top">${contact}</div><div class="foot">Curriculum Vitae – ${escape(resume.name)}</div>
<table><thead><tr><td></td></tr></thead><tbody><tr><td>${body}</td></tr></tbody><tfoot><tr><td></td></tr></tfoot></table>`,
  )
}

export const htmlA: Design = { single, sidebar, table, paged }
