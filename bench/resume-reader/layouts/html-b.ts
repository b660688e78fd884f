import type { Design, Resume } from '../resume.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const rows = (entries: string[]) => entries.map((entry) => `<div>${escape(entry)}</div>`).join('')
const dashed = (entries: string[]) => entries.map((entry) => `<div class="point">– ${escape(entry)}</div>`).join('')

function page(resume: Resume, style: string, body: string): string {
  return `<!doctype html><html lang="${resume.language}"><meta charset="utf-8"><title>CV</title>
<style>@page{size:Letter;margin:14mm 18mm}body{font:10pt/1.35 "Liberation Serif","DejaVu Serif",serif;margin:0}
h1{font-size:24pt;font-weight:normal;margin:0}h3{font-size:11pt;margin:12pt 0 3pt}.point{padding-left:10pt}${style}</style><body>${body}</body></html>`
}

/** Capitals set wide, entries on one line each, skills in groups. */
function single(resume: Resume): string {
  const { headings } = resume
  const h = (text: string) => `<h3 class="caps">${escape(text)}</h3>`
  const jobs = resume.work.map(
    (job) =>
      `<div><b>${escape(job.position)}</b>, ${escape(job.company)} | ${escape(job.dates)}</div>${dashed(job.points)}`,
  )
  const studies = resume.education.map(
    (entry) => `<div>${escape([`${entry.degree} ${entry.field}`, entry.institution, entry.dates].join(', '))}</div>`,
  )
  const half = Math.ceil(resume.skills.length / 2)
  const groups: Record<string, [string, string]> = { bg: ['Софтуер', 'Други'], en: ['Languages', 'Tools and methods'] }
  const [first, second] = groups[resume.language] ?? ['A', 'B']
  const style =
    'h1{text-align:center;letter-spacing:3pt;text-transform:uppercase;font-size:18pt}.mid{text-align:center}.caps{text-transform:uppercase;letter-spacing:2pt;border-bottom:1px solid}'
  return page(
    resume,
    style,
    `<h1>${escape(resume.name)}</h1><div class="mid">${escape(resume.headline)}</div>
<div class="mid">${escape(resume.address)} • ${escape(resume.phone)} • ${escape(resume.email)}</div>
<div class="mid">${resume.links.map(escape).join(' • ')}</div>
${h(headings.summary)}<div>${escape(resume.summary)}</div>${h(headings.skills)}
<div><b>${first}:</b> ${escape(resume.skills.slice(0, half).join(', '))}</div><div><b>${second}:</b> ${escape(resume.skills.slice(half).join(', '))}</div>
${h(headings.work)}${jobs.join('')}${h(headings.education)}${studies.join('')}
${h(headings.certifications)}${rows(resume.certifications)}`,
  )
}

/** The sidebar stands at the right, or is dark and at the left; dates stand under the employer. */
function sidebar(resume: Resume): string {
  const { headings } = resume
  const h = (text: string) => `<h3>${escape(text)}</h3>`
  const side = `${h(headings.contact)}${rows([resume.address, resume.phone, resume.email, ...resume.links])}
${h(headings.skills)}${rows(resume.skills)}${h(headings.certifications)}${rows(resume.certifications)}${h(headings.languages)}${rows(resume.languages)}`
  const jobs = resume.work.map(
    (
      job,
    ) => `<div class="job"><div class="big">${escape(job.company)}${job.place ? ` (${escape(job.place)})` : ''}</div>
<div><i>${escape(job.position)}</i></div><div class="small">${escape(job.dates)}</div>${dashed(job.points)}</div>`,
  )
  const studies = resume.education.map(
    (entry) => `<div class="job"><div class="big">${escape(entry.institution)}</div>
<div><i>${escape(`${entry.degree} – ${entry.field}`)}</i></div><div class="small">${escape(entry.dates)}</div></div>`,
  )
  const main = `${h(headings.work)}${jobs.join('')}${h(headings.education)}${studies.join('')}`
  const isRight = resume.variant === 'right'
  const dark = isRight ? '' : '.side{background:#234;color:#fff;padding:6mm}'
  const style = `.columns{display:flex;gap:8mm}.side{width:54mm;flex:none;font-size:9pt}.big{font-weight:bold}.small{font-size:8.5pt;color:#555}.job{margin-bottom:7pt}${dark}`
  const head = `<h1>${escape(resume.name)}</h1><div>${escape(resume.headline)}</div><h3>${escape(headings.summary)}</h3><div>${escape(resume.summary)}</div>`
  const columns = isRight
    ? `<div>${main}</div><div class="side">${side}</div>`
    : `<div class="side">${side}</div><div>${main}</div>`
  return page(resume, style, `${head}<div class="columns">${columns}</div>`)
}

const formLabels: Record<string, string[]> = {
  ja: ['氏名', '現住所', '電話番号', 'メール'],
  cs: ['Jméno', 'Bydliště', 'Telefon', 'E-mail'],
  ar: ['الاسم', 'العنوان', 'الهاتف', 'البريد'],
}

/** A form: labels and dates at the left, and nothing but a rule between the parts. */
function table(resume: Resume): string {
  const { headings } = resume
  const labels = formLabels[resume.language] ?? ['Name', 'Anschrift', 'Telefon', 'E-Mail']
  const row = (left: string, right: string) => `<tr><td>${escape(left)}</td><td>${right}</td></tr>`
  const h = (text: string) => `<tr><td colspan="2"><h3>${escape(text)}</h3></td></tr>`
  const values = [resume.name, resume.address, resume.phone, resume.email, ...resume.links]
  const jobs = resume.work.map((job) =>
    row(
      job.dates,
      `${escape(job.company)}${job.place ? `, ${escape(job.place)}` : ''}<br>${escape(job.position)}${dashed(job.points)}`,
    ),
  )
  const studies = resume.education.map((entry) =>
    row(entry.dates, `${escape(entry.institution)}<br>${escape(`${entry.degree}: ${entry.field}`)}`),
  )
  const title = resume.language === 'ja' ? '履歴書' : 'Lebenslauf'
  return page(
    resume,
    'table{width:100%}td{vertical-align:top;padding:1pt 0}td:first-child{width:48mm}h1{font-size:20pt}',
    `<h1>${title}</h1><table>${h(headings.contact)}${values.map((value, index) => row(`${labels[index] ?? 'Web'}:`, escape(value))).join('')}
${h(headings.work)}${jobs.join('')}${h(headings.education)}${studies.join('')}
${h(headings.skills)}${resume.skills.map((skill) => row('', escape(skill))).join('')}
${h(headings.certifications)}${resume.certifications.map((entry) => row('', escape(entry))).join('')}
${h(headings.languages)}${row('', resume.languages.map(escape).join(', '))}</table>`,
  )
}

/** The name at the left and the contact at the right of the first page; a running title and page numbers on all. */
function paged(resume: Resume): string {
  const { headings } = resume
  const h = (text: string) => `<h3>${escape(text).toUpperCase()}</h3>`
  const jobs = resume.work.map(
    (
      job,
    ) => `<section><div class="both"><b>${escape(job.company)} · ${escape(job.place)}</b><span>${escape(job.dates)}</span></div>
<div>${escape(job.position)}</div><ul>${job.points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul></section>`,
  )
  const studies = resume.education.map(
    (entry) =>
      `<div class="both"><span>${escape(`${entry.degree} in ${entry.field}`)}</span><span>${escape(entry.dates)}</span></div><div>${escape(entry.institution)}</div>`,
  )
  const style = `@page{margin:22mm 18mm;@top-center{content:"Curriculum Vitae – ${escape(resume.name)}";font-size:8pt}@bottom-right{content:"Page " counter(page) " of " counter(pages);font-size:8pt}}
body{font-size:12.5pt;line-height:1.7}.both{display:flex;justify-content:space-between}section{margin-bottom:26pt}ul{list-style:square}`
  return page(
    resume,
    style,
    `<div class="both"><div><h1>${escape(resume.name)}</h1><div>${escape(resume.headline)}</div></div>
<div>${rows([resume.phone, resume.email, ...resume.links])}</div></div><div>${escape(resume.address)}</div>
${h(headings.summary)}<div>${escape(resume.summary)}</div>${h(headings.work)}${jobs.join('')}${h(headings.education)}${studies.join('')}
${h(headings.skills)}<div>${escape(resume.skills.join(' / '))}</div>${h(headings.certifications)}<ul>${resume.certifications.map((entry) => `<li>${escape(entry)}</li>`).join('')}</ul>`,
  )
}

export const htmlB: Design = { single, sidebar, table, paged }
