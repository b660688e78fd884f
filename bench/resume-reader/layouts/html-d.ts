import { contactParts, type Contact, type Design, type Resume, type Work } from '../resume.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (entries: string[]) => `<ul>${entries.map((entry) => `<li>${escape(entry)}</li>`).join('')}</ul>`
const heading = (text: string) => `<h2>${escape(text)}</h2>`
const both = (left: string, right: string) => `<div class="both"><span>${left}</span><span>${right}</span></div>`
const labelled = ({ label, value }: Contact) => escape(label === '' ? value : `${label} ${value}`)

function page(resume: Resume, style: string, body: string): string {
  return `<!doctype html><html lang="${resume.language}" dir="${resume.language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${escape(resume.name)}</title>
<style>@page{size:A4;margin:15mm}body{font:10pt/1.4 "DejaVu Sans","Noto Sans CJK KR",sans-serif;margin:0}
h1{font-size:20pt;margin:0}h2{font-size:12pt;margin:12pt 0 3pt;color:#156}p,ul{margin:2pt 0}ul{padding-left:14pt}
.both{display:flex;justify-content:space-between}td{vertical-align:top;padding:1pt 10pt 1pt 0}${style}</style><body>${body}</body></html>`
}

const work: Record<string, (job: Work) => string> = {
  'one-line': (job) => both(escape([job.position, job.company, job.place].join(', ')), escape(job.dates)),
  'date-first': (job) =>
    `<p><i>${escape(job.dates)}</i></p><p><b>${escape(job.position)}</b></p><p>${escape(`${job.company}, ${job.place}`)}</p>`,
  'company-first': (job) =>
    both(`<b>${escape(job.company)}</b>`, escape(job.dates)) +
    both(`<i>${escape(job.position)}</i>`, escape(job.place)),
  'dates-below': (job) =>
    `<p><b>${escape(job.position)}</b> | ${escape(job.company)}</p><p>${escape(`${job.dates} | ${job.place}`)}</p>`,
}

function experience({ variant, work: jobs, education }: Resume): { jobs: string; studies: string } {
  if (variant === 'cells') {
    const row = (dates: string, names: string[], points: string[]) =>
      `<tr><td>${escape(dates)}</td><td>${names.map(escape).join('<br>')}${list(points)}</td></tr>`
    const rows = jobs.map((job) => row(job.dates, [`${job.company}（${job.place}）`, job.position], job.points))
    const studies = education.map((entry) => row(entry.dates, [entry.institution, studied(entry)], []))
    return { jobs: `<table>${rows.join('')}</table>`, studies: `<table>${studies.join('')}</table>` }
  }
  const entry = work[variant]
  if (!entry) throw new Error(`No such way to write entries: ${variant}`)
  return {
    jobs: jobs.map((job) => entry(job) + list(job.points)).join(''),
    studies: education
      .map((study) => both(escape(`${studied(study)}, ${study.institution}`), escape(study.dates)))
      .join(''),
  }
}

const studied = ({ degree, field }: { degree: string; field: string }) =>
  field === '' ? degree : `${degree}, ${field}`

const summary = ({ headings, summary: text }: Resume) => `${heading(headings.summary)}<p>${escape(text)}</p>`

function main(resume: Resume): string {
  const { headings } = resume
  const { jobs, studies } = experience(resume)
  return `${heading(headings.work)}${jobs}${heading(headings.education)}${studies}`
}

function lists({ headings, skills, certifications, languages }: Resume): string {
  const spoken = languages.length > 0 ? `${heading(headings.languages)}<p>${escape(languages.join(', '))}</p>` : ''
  return `${heading(headings.skills)}<p>${escape(skills.join(', '))}</p>${heading(headings.certifications)}${list(certifications)}${spoken}`
}

const title = (resume: Resume) => `<h1>${escape(resume.name)}</h1><p>${escape(resume.headline)}</p>`

/** Two labels and two values to a row. */
function grid(resume: Resume): string {
  const cells = contactParts(resume).map(
    ({ label, value }) => `<td class="label">${escape(label)}</td><td>${escape(value)}</td>`,
  )
  const rows = cells.map((cell, index) => (index % 2 === 0 ? `<tr>${cell}${cells[index + 1] ?? ''}</tr>` : ''))
  const body = `${title(resume)}<table>${rows.join('')}</table>${summary(resume)}${main(resume)}${lists(resume)}`
  return page(resume, '.label{font-size:8.5pt;color:#666}', body)
}

/** A right sidebar with a glyph or a letter before each part of the contact. */
function rail(resume: Resume): string {
  const { phone, email, address, links } = resume
  const side = [phone, email, address, ...links].map(
    (value, index) => `<p><span class="mark">${escape(resume.labels?.[index] ?? '')}</span> ${escape(value)}</p>`,
  )
  const style =
    '.columns{display:grid;grid-template-columns:1fr 58mm;gap:10mm}.mark{display:inline-block;width:14pt}aside{background:#eef;padding:5mm;font-size:8pt}'
  const columns = `<div class="columns"><main>${title(resume)}${summary(resume)}${main(resume)}</main><aside>${side.join('')}${lists(resume)}</aside></div>`
  return page(resume, style, columns)
}

/** How to reach the person stands beneath everything else. */
function bottom(resume: Resume): string {
  const contact = contactParts(resume)
    .map(labelled)
    .join(` ${resume.separator ?? '/'} `)
  const body = `${title(resume)}${summary(resume)}${main(resume)}${lists(resume)}<p class="end">${contact}</p>`
  return page(resume, '.end{margin-top:18pt;border-top:1px solid;text-align:center;font-size:9pt}', body)
}

/** A dark band with the name at the left and the contact at the right. */
function band(resume: Resume): string {
  const contact = contactParts(resume)
    .map((part) => `<div>${labelled(part)}</div>`)
    .join('')
  const style =
    '.band{display:flex;justify-content:space-between;background:#123;color:#fff;padding:6mm}.band div{text-align:right}.band div:first-child{text-align:left}'
  const head = `<div class="band"><div>${title(resume)}</div><div>${contact}</div></div>`
  return page(resume, style, `${head}${summary(resume)}${lists(resume)}${main(resume)}`)
}

/** Name and contact are small, at the top of each page. */
function header(resume: Resume): string {
  const contact = [resume.name, ...contactParts(resume).map(labelled)].join(` ${resume.separator ?? '|'} `)
  const style =
    '@page{margin:0}body{padding:24mm 16mm}header{position:fixed;top:8mm;left:16mm;right:16mm;font-size:8.5pt}'
  const body = `<header>${contact}</header><p><b>${escape(resume.headline)}</b></p>${summary(resume)}${main(resume)}${lists(resume)}`
  return page(resume, style, body)
}

/** Two lines of contact with wide gaps as a tab makes them. */
function tabs(resume: Resume): string {
  const [first, second, ...others] = contactParts(resume).map(labelled)
  const gap = '<span class="gap"></span>'
  const contact = `<p>${[first, second].join(gap)}</p><p>${others.join(` ${resume.separator ?? '|'} `)}</p>`
  const body = `<center>${title(resume)}${contact}</center>${lists(resume)}${summary(resume)}${main(resume)}`
  return page(resume, '.gap{display:inline-block;width:30mm}', body)
}

export const htmlD: Design = { grid, rail, bottom, band, header, tabs }
