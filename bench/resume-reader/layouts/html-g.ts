import type { Design, Resume, Study, Work } from '../resume.ts'
import { degreeAndField, groupedSkills, splitYear } from './parts-g.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const line = (text: string, name = '') => `<p class="${name}">${escape(text)}</p>`
const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`
const heading = (text: string) => `<h2>${escape(text)}</h2>`

const page = (resume: Resume, style: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(resume.name)}</title><style>
@page{size:A4;margin:15mm}body{font:10pt "Liberation Sans",sans-serif;margin:0}h1{font-size:21pt;margin:0}
h2{font-size:12pt;margin:11pt 0 3pt}p{margin:1pt 0}ul{margin:2pt 0 6pt;padding-left:16pt}b{font-weight:bold}
${style}</style></head><body>${body}</body></html>`

const contact = ({ address, phone, email, links }: Resume, separator: string) =>
  [address, phone, email, ...links].join(separator)
const withYear = (certification: string) => {
  const { name, year } = splitYear(certification)
  return year === '' ? name : `${name}, ${year}`
}
const certificates = (resume: Resume) =>
  resume.certifications.length === 0 ? '' : heading('Certifications') + list(resume.certifications.map(withYear))

/** The words of the dates are spread over a box of fixed width. */
function spaced(resume: Resume): string {
  const row = (left: string, dates: string) =>
    `<div class="row"><b>${escape(left)}</b><span class="dates">${escape(dates)}</span></div>`
  const isTitleFirst = resume.variant === 'title-first'
  const job = ({ position, company, place, dates, points }: Work) =>
    (isTitleFirst
      ? row(position, dates) + line(`${company}, ${place}`)
      : row(company, dates) + line(`${position}, ${place}`)) + list(points)
  const study = (one: Study) => row(one.institution, one.dates) + line(degreeAndField(one, ', '))
  return page(
    resume,
    '.row{display:flex;justify-content:space-between}.dates{display:block;width:265px;text-align:justify;text-align-last:justify}',
    `<h1>${escape(resume.name)}</h1>${line(resume.headline)}${line(contact(resume, ' | '))}${heading('Summary')}${line(resume.summary)}
${heading('Work Experience')}${resume.work.map(job).join('')}${heading('Education')}${resume.education.map(study).join('')}
${heading('Skills')}${line(resume.skills.join(', '))}${certificates(resume)}`,
  )
}

/** Each month and year has a separate cell. */
function dateCells(resume: Resume): string {
  const cells = (dates: string) =>
    dates
      .split(' ')
      .map((word) => `<td class="date">${escape(word)}</td>`)
      .join('')
  const row = (left: string, dates: string) =>
    `<table><tr><td class="left"><b>${escape(left)}</b></td>${cells(dates)}</tr></table>`
  const job = ({ position, company, place, dates, points }: Work) =>
    row(`${position}, ${company}`, dates) + line(place) + list(points)
  const study = (one: Study) => row(degreeAndField(one, ' in '), one.dates) + line(one.institution)
  return page(
    resume,
    'table{width:100%;border-spacing:0}.left{width:60%}.date{padding-left:16pt;text-align:right}',
    `<h1>${escape(resume.name)}</h1>${line(contact(resume, ' · '))}${heading('Experience')}${resume.work.map(job).join('')}
${heading('Education')}${resume.education.map(study).join('')}${heading('Skills')}${list(resume.skills)}${certificates(resume)}`,
  )
}

/** A narrow column whose lines wrap, beside the work history. */
function rail(resume: Resume): string {
  const isRight = resume.variant.startsWith('right')
  const side = [
    heading('Contact'),
    ...[resume.phone, resume.email, resume.address, ...resume.links].map((text) => line(text)),
    heading('Education'),
    ...resume.education.map((one) => line(`${degreeAndField(one, ' in ')}, ${one.institution}, ${one.year}`, 'study')),
    heading('Skills'),
    ...(resume.variant.endsWith('groups')
      ? groupedSkills(resume).map(({ name, skills }) => line(`${name}: ${skills.join(', ')}`, 'study'))
      : resume.skills.map((skill) => line(skill))),
    ...(resume.certifications.length === 0
      ? []
      : [heading('Certifications'), ...resume.certifications.map((text) => line(withYear(text), 'study'))]),
  ].join('')
  const main =
    `<h1>${escape(resume.name)}</h1>${line(resume.headline)}${heading('Profile')}${line(resume.summary)}${heading('Experience')}` +
    resume.work
      .map(
        ({ position, company, place, dates, points }) =>
          `<p><b>${escape(position)}</b></p>${line(`${company}, ${place}`)}${line(dates, 'small')}${list(points)}`,
      )
      .join('')
  return page(
    resume,
    `body{display:flex;gap:22px;flex-direction:${isRight ? 'row-reverse' : 'row'}}aside{width:158px;font-size:9.5pt}main{flex:1}.study{margin-bottom:6pt}.small{color:#555}aside p{overflow-wrap:anywhere}`,
    `<aside>${side}</aside><main>${main}</main>`,
  )
}

const experience = ['Less than 1 year', '2 years', '10+ years', '5 years', '1 year']

/** As job boards make them: title, employer with place, dates in words; skills with the years behind each. */
function board(resume: Resume): string {
  const job = ({ position, company, place, dates, points }: Work) =>
    `<p><b>${escape(position)}</b></p>${line(`${company} - ${place}`)}${line(dates)}${resume.variant === 'paragraphs' ? points.map((text) => line(text)).join('') : list(points)}`
  const study = (one: Study) =>
    `<p><b>${escape(degreeAndField(one, ' in '))}</b></p>${line(`${one.institution}${one.place ? ` - ${one.place}` : ''}`)}${line(one.dates)}`
  const skills = resume.skills.map((skill, index) => `${skill} (${experience[index % experience.length]})`)
  const certified = resume.certifications
    .map(splitYear)
    .map(({ name, year }) => `<p><b>${escape(name)}</b></p>${line(`May ${year}`)}`)
  return page(
    resume,
    'h2{border-bottom:1px solid #999}',
    `<h1>${escape(resume.name)}</h1>${line(resume.headline)}${line(resume.address)}${line(resume.email)}${line(resume.phone)}
${line(resume.summary)}${heading('Work Experience')}${resume.work.map(job).join('')}${heading('Education')}${resume.education.map(study).join('')}
${heading('Skills')}${resume.variant === 'paragraphs' ? line(skills.join(', ')) : list(skills)}
${certified.length === 0 ? '' : heading('Certifications and Licenses')}${certified.join('')}
${heading('Additional Information')}${line(`Languages: ${resume.languages.join(', ')}`)}`,
  )
}

/** Title, speciality, employer and place on a line. */
function speciality(resume: Resume): string {
  const isBelow = resume.variant === 'dates-below'
  const job = ({ position, company, place, dates, points }: Work) => {
    const names = `${position}, ${company}, ${place}`
    return (
      (isBelow
        ? `<p><b>${escape(names)}</b></p>${line(dates)}`
        : `<div class="row"><b>${escape(names)}</b><span>${escape(dates)}</span></div>`) + list(points)
    )
  }
  const study = (one: Study) =>
    `<div class="row"><span>${escape(`${degreeAndField(one, ', ')}, ${one.institution}`)}</span><span>${one.year}</span></div>`
  const groups = groupedSkills(resume).map(({ name, skills }) => {
    const last = skills.at(-1) ?? ''
    return line(
      `${name}: ${skills.length > 1 ? `${skills.slice(0, -1).join(', ')}${skills.length > 2 ? ',' : ''} and ${last}` : last}`,
    )
  })
  return page(
    resume,
    '.row{display:flex;justify-content:space-between}',
    `<h1>${escape(resume.name)}</h1>${line(contact(resume, ' • '))}${heading('Professional Summary')}${line(resume.summary)}
${heading('Professional Experience')}${resume.work.map(job).join('')}${heading('Education')}${resume.education.map(study).join('')}
${heading('Technical Skills')}${groups.join('')}${certificates(resume)}`,
  )
}

/** Positions without dates, or with seasons in their place. */
function undated(resume: Resume): string {
  const job = ({ position, company, place, dates, points }: Work) => {
    const heads: Record<string, string> = {
      lines: `<p><b>${escape(position)}</b></p>${line(`${company}, ${place}`)}`,
      'one-line': `<p><b>${escape(company)}</b>, ${escape(place)} – <i>${escape(position)}</i></p>`,
    }
    return `<div class="row"><div>${heads[resume.variant] ?? ''}</div><span>${escape(dates)}</span></div>${list(points)}`
  }
  const study = (one: Study) => line(`${degreeAndField(one, ' in ')}, ${one.institution}`)
  return page(
    resume,
    '.row{display:flex;justify-content:space-between}',
    `<h1>${escape(resume.name)}</h1>${line(resume.headline)}${line(contact(resume, ' | '))}${heading('Experience')}${resume.work.map(job).join('')}
${heading('Education')}${resume.education.map(study).join('')}${heading('Skills')}${line(resume.skills.join(' • '))}${certificates(resume)}`,
  )
}

export const htmlG: Design = { spaced, 'date-cells': dateCells, rail, board, speciality, undated }
