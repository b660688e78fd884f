import { contactParts, type Design, type Resume } from '../resume.ts'

// Plain enough for a word processor to read as well: columns are tables.
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const lines = (texts: string[]) => texts.map((text) => `<p>${escape(text)}</p>`).join('')
const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`
const heading = (text: string) => `<h3>${escape(text)}</h3>`
const columns = (left: string, right: string, widths: [number, number]) =>
  `<table width="100%"><tr valign="top"><td width="${widths[0]}%">${left}</td><td width="${widths[1]}%">${right}</td></tr></table>`

function page(resume: Resume, body: string): string {
  return `<!doctype html><html lang="${resume.language}"><head><meta charset="utf-8"><title>${escape(resume.name)}</title>
<style>@page{size:A4;margin:17mm}body{font:10.5pt "Liberation Sans","Noto Sans CJK JP",sans-serif}h1{font-size:22pt;margin:0}
h3{font-size:12.5pt;margin:11pt 0 3pt}p{margin:1pt 0}ul{margin:1pt 0 5pt}td{padding:0 6pt 0 0}</style></head><body>${body}</body></html>`
}

function jobs({ variant, work }: Resume): string {
  return work
    .map(({ position, company, place, dates, points }) => {
      const heads: Record<string, string> = {
        'title-at': `<p><b>${escape(position)}</b> – ${escape(company)}, ${escape(place)} (${escape(dates)})</p>`,
        'company-line': `<p><b>${escape(company)}</b>, ${escape(place)}</p><p><i>${escape(position)}</i>, ${escape(dates)}</p>`,
        'dates-lead': `<p>${escape(dates)} <b>${escape(position)}</b></p><p>${escape(company)} | ${escape(place)}</p>`,
        'three-lines': `<p><b>${escape(position)}</b></p><p>${escape(company)} – ${escape(place)}</p><p>${escape(dates)}</p>`,
        columns:
          columns(`<b>${escape(company)}</b>`, `<p align="right">${escape(dates)}</p>`, [65, 35]) +
          `<p>${escape(position)}</p>`,
      }
      const head = heads[variant]
      if (head === undefined) throw new Error(`No such way to write entries: ${variant}`)
      return head + list(points)
    })
    .join('')
}

function studies({ education }: Resume): string {
  return education
    .map(({ degree, field, institution, dates }) =>
      lines([`${[degree, field].filter((text) => text !== '').join(', ')}`, `${institution}, ${dates}`]),
    )
    .join('')
}

function body(resume: Resume): string {
  const { headings, languages } = resume
  const spoken = languages.length > 0 ? heading(headings.languages) + lines([languages.join(' • ')]) : ''
  return `${heading(headings.summary)}${lines([resume.summary])}${heading(headings.work)}${jobs(resume)}${heading(headings.education)}${studies(resume)}
${heading(headings.skills)}${lines([resume.skills.join(' • ')])}${heading(headings.certifications)}${list(resume.certifications)}${spoken}`
}

const title = (resume: Resume) => `<h1>${escape(resume.name)}</h1>${lines([resume.headline])}`
const labelled = (resume: Resume) => contactParts(resume).map(({ label, value }) => `${label} ${value}`.trim())

/** All on one line, parted by commas or whatever the file parts them with. */
const sentence = (resume: Resume) =>
  page(resume, title(resume) + lines([labelled(resume).join(resume.separator ?? ', ')]) + body(resume))

/** A row of labels above a row of values. */
function heads(resume: Resume): string {
  const parts = contactParts(resume)
  const row = (texts: string[]) =>
    `<tr valign="top">${texts.map((text) => `<td><p>${escape(text)}</p></td>`).join('')}</tr>`
  const table = `<table width="100%">${row(parts.map(({ label }) => label))}${row(parts.map(({ value }) => value))}</table>`
  return page(resume, title(resume) + table + body(resume))
}

/** The street and the town on lines of their own, at the right of the name. */
function letter(resume: Resume): string {
  const [address = '', ...others] = labelled(resume)
  const contact = [...address.split(/(?<=,) /), ...others].map(
    (text) => `<p align="right">${escape(text.replace(/,$/, ''))}</p>`,
  )
  return page(resume, columns(title(resume), contact.join(''), [60, 40]) + body(resume))
}

/** Name and contact stand at the left, headings and all else at the right. */
function pillar(resume: Resume): string {
  const side = heading(resume.headings.contact) + lines(labelled(resume))
  return page(resume, columns(title(resume) + side, body(resume), [34, 66]))
}

/** The name is the last thing in a line of contact, after the document's own title. */
function plain(resume: Resume): string {
  const parts = contactParts(resume).map(({ label, value }) => (label === '' ? value : `${label}: ${value}`))
  const half = Math.ceil(parts.length / 2)
  const sides = columns(lines(parts.slice(0, half)), lines(parts.slice(half)), [50, 50])
  return page(resume, `<h1>${escape(resume.name.toUpperCase())}</h1>${sides}${lines([resume.headline])}${body(resume)}`)
}

/** Under a heading at the end. */
const ending = (resume: Resume) =>
  page(resume, title(resume) + body(resume) + heading(resume.headings.contact) + lines(labelled(resume)))

export const htmlE: Design = { sentence, heads, letter, pillar, plain, ending }
