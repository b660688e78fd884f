import type { Design, Resume, Study, Work } from '../resume.ts'

// The PDF that LinkedIn makes of a profile: sizes, distances and order of the texts are measured there.
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const block = (name: string, text: string) => (text === '' ? '' : `<div class="${name}">${escape(text)}</div>`)

const styles = `@page{size:612pt 792pt;margin:36pt 0 36pt;@bottom-left{content:"Page " counter(page) " of " counter(pages);
font:9pt "Liberation Sans";margin-left:384pt;margin-bottom:12pt}}
*{margin:0;padding:0}body{font:10.5pt/18pt "Liberation Sans","Noto Sans CJK JP",sans-serif;color:#181818}
aside{position:absolute;left:21.6pt;top:5pt;width:170pt;line-height:12.6pt}aside h2{font:13pt/15pt "Liberation Sans";margin-bottom:7pt}
aside section{margin-bottom:17pt}aside .item{margin-bottom:5pt;overflow-wrap:anywhere}aside .mail{word-break:break-all;width:139pt}aside .link{font-size:11pt;line-height:14.4pt}
main{margin-left:223.6pt;width:366pt}h1{font:26pt/31pt "Liberation Sans";margin-bottom:4pt}main h2{font:15.75pt/19pt "Liberation Sans";margin:20pt 0 11pt}
.headline{font-size:12pt;line-height:14.4pt}.place{font-size:12pt;line-height:14.4pt;margin-top:1.2pt}.text{white-space:pre-line}
.summary{font-size:12pt;line-height:18pt;white-space:pre-line}.company,.school{font-size:12pt;line-height:18pt;break-after:avoid}
.job{margin-bottom:16pt}.title{font-size:11.5pt;line-height:14.4pt;margin-top:1pt;break-after:avoid}.dates,.where{line-height:14.7pt}
.total{line-height:18pt}.text{margin-top:4pt}.title+.dates{margin-top:0}.study{margin-bottom:14pt}`

const side = (heading: string, items: string[]) =>
  items.length === 0
    ? ''
    : `<section><h2>${escape(heading)}</h2>${items.map((item) => block('item', item)).join('')}</section>`

function contact({ phone, email, links, headings }: Resume): string {
  const small = block('', phone && `${phone} (Mobile)`) + block('mail', email)
  const shown = links.map((link, index) => block('link', `${link} (${index === 0 ? 'LinkedIn' : 'Portfolio'})`))
  return `<section><h2>${escape(headings.contact)}</h2>${small}<br>${shown.join('')}</section>`
}

/** Positions that follow each other at one employer stand under its name, with their total time. */
function jobs(work: Work[]): string {
  return work
    .map((job, index) => {
      const isFirst = work[index - 1]?.company !== job.company
      const isOneOfSeveral = isFirst && work[index + 1]?.company === job.company
      const head = isFirst
        ? block('company', job.company) + (isOneOfSeveral ? block('total', '6 years 2 months') : '')
        : ''
      const period = block('dates', job.dates) + block('where', job.place)
      return `<div class="job">${head}${block('title', job.position)}${period}${block('text', job.points.join('\n\n'))}</div>`
    })
    .join('')
}

const study = ({ institution, degree, field, dates }: Study) =>
  `<div class="study">${block('school', institution)}${block('degree', `${[degree, field].filter(Boolean).join(', ')} · (${dates})`)}</div>`

function profile(resume: Resume): string {
  const { headings } = resume
  const about = resume.summary === '' ? '' : `<h2>${escape(headings.summary)}</h2>${block('summary', resume.summary)}`
  return `<!doctype html><html lang="${resume.language}"><head><meta charset="utf-8"><title>Resume</title><style>${styles}</style></head><body>
<aside>${contact(resume)}${side(headings.skills, resume.skills)}${side(headings.languages, resume.languages)}${side(headings.certifications, resume.certifications)}
${side('Honors-Awards', resume.awards ?? [])}${side('Publications', resume.publications ?? [])}</aside>
<main><h1>${escape(resume.name)}</h1>${block('headline', resume.headline)}${block('place', resume.address)}${about}
<h2>${escape(headings.work)}</h2>${jobs(resume.work)}<h2>${escape(headings.education)}</h2>${resume.education.map(study).join('')}</main></body></html>`
}

export const htmlH: Design = { profile }
