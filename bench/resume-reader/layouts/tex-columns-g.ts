import type { Design, Resume } from '../resume.ts'
import { degreeAndField, groupedSkills, splitYear } from './parts-g.ts'
import { escape, items, join, pdfTex, xeTex } from './tex-parts-g.ts'

// LaTeX layouts with columns.

/** Two columns; a calendar before the dates and a pin before the place. */
function icons(resume: Resume): string {
  const section = (name: string) =>
    String.raw`\vspace{8pt}{\large\bfseries\color{teal}${escape(name.toUpperCase())}}\par\vspace{-7pt}{\color{teal}\rule{\linewidth}{1.2pt}}\par` +
    '\n'
  const event = (title: string, name: string, dates: string, place: string) =>
    String.raw`{\large ${escape(title)}}\par{\bfseries\color{teal}${escape(name)}}\par{\small\faCalendar*[regular]~${escape(dates)}\hspace{1.2em}\faMapMarker~${escape(place)}}\par\vspace{2pt}` +
    '\n'
  const main =
    section('Experience') +
    resume.work.map((job) => event(job.position, job.company, job.dates, job.place) + items(job.points)).join('')
  const tags = (names: string[]) => names.map((name) => String.raw`\fbox{\small\strut ${escape(name)}}`).join(' ')
  const side =
    section(resume.variant === 'late-summary' ? 'About me' : 'Summary') +
    escape(resume.summary) +
    '\\par\n' +
    section('Education') +
    resume.education
      .map((one) => event(degreeAndField(one, ' in '), one.institution, one.dates, one.place ?? ''))
      .join('') +
    section('Skills') +
    groupedSkills(resume)
      .map(({ skills }) => `{\\raggedright ${tags(skills)}\\par}\n`)
      .join('') +
    (resume.certifications.length === 0
      ? ''
      : section('Certifications') +
        resume.certifications
          .map(splitYear)
          .map(({ name, year }) => String.raw`{\raggedright\faCertificate~${escape(name)}, ${year}\par}`)
          .join('\n'))
  const contact = [
    String.raw`\faEnvelope~${escape(resume.email)}`,
    String.raw`\faPhone*~${escape(resume.phone)}`,
    String.raw`\faMapMarker~${escape(resume.address)}`,
    ...resume.links.map(
      (link) => String.raw`${link.startsWith('github') ? '\\faGithub' : '\\faLinkedin'}~${escape(link)}`,
    ),
  ]
  return pdfTex(
    String.raw`\renewcommand{\familydefault}{\sfdefault}\setlist[itemize]{leftmargin=1.2em,itemsep=0pt,topsep=1pt}`,
    [
      String.raw`{\Huge\bfseries\color{teal}${escape(resume.name)}}\par\vspace{4pt}{\large ${escape(resume.headline)}}\par\vspace{3pt}{\small\raggedright ${contact.join('\\hspace{1em} ')}\par}\vspace{6pt}`,
      String.raw`\begin{minipage}[t]{0.58\textwidth}${main}\end{minipage}\hfill\begin{minipage}[t]{0.36\textwidth}${side}\end{minipage}`,
    ].join('\n'),
  )
}

/** A narrow column with studies and skills at the left; employers in capitals, and a line that says when the file was made. */
function deedy(resume: Resume): string {
  const section = (name: string) =>
    String.raw`\vspace{7pt}{\large\color{gray}${escape(name.toUpperCase())}}\par\vspace{2pt}` + '\n'
  const side =
    section('Education') +
    resume.education
      .map(
        (one) =>
          String.raw`{\raggedright\bfseries\MakeUppercase{${escape(one.institution)}}\par}{\raggedright\scshape ${escape(degreeAndField(one, ' in '))}\par}{\small\raggedright ${escape(one.dates)}${one.place ? ` | ${escape(one.place)}` : ''}\par}\vspace{3pt}` +
          '\n',
      )
      .join('') +
    section('Links') +
    resume.links.map((link) => escape(link) + '\\par\n').join('') +
    section('Skills') +
    groupedSkills(resume)
      .map(
        ({ name, skills }) =>
          String.raw`{\bfseries ${escape(name)}}\par{\raggedright ${escape(skills.join(' • ')).replaceAll('•', String.raw`\textbullet{}`)}\par}\vspace{2pt}` +
          '\n',
      )
      .join('')
  const bar = '|'
  const main =
    section('Experience') +
    resume.work
      .map(
        (job) =>
          String.raw`{\bfseries\MakeUppercase{${escape(job.company)}} ${bar} }{\scshape ${escape(job.position)}}\par{\small ${escape(job.dates)} ${bar} ${escape(job.place)}}\par` +
          '\n' +
          items(job.points),
      )
      .join('') +
    (resume.certifications.length === 0
      ? ''
      : section('Certifications') +
        resume.certifications
          .map(splitYear)
          .map(({ name, year }) => String.raw`${year}\hspace{2em}${escape(name)}\par`)
          .join('\n'))
  const contact = join([escape(resume.email), escape(resume.phone), escape(resume.address)], ` ${bar} `)
  return xeTex(
    String.raw`\setmainfont{SourceSansPro}[Extension=.otf,UprightFont=*-Light,BoldFont=*-Semibold,ItalicFont=*-LightIt]`,
    [
      String.raw`{\hfill\tiny\color{gray}Last Updated on 4th March 2026}\par`,
      String.raw`\begin{center}{\Huge ${escape(resume.name)}}\\[3pt]{\small ${contact}}\end{center}\hrule\vspace{6pt}`,
      String.raw`\begin{minipage}[t]{0.30\textwidth}${side}\end{minipage}\hfill\begin{minipage}[t]{0.66\textwidth}${main}\end{minipage}`,
    ].join('\n'),
  )
}

/** One column; the dates of a narrow column at the right take two lines. */
function narrowDates(resume: Resume): string {
  const section = (name: string) =>
    String.raw`\vspace{7pt}{\bfseries ${escape(name)}}\par\vspace{-6pt}\rule{\textwidth}{0.4pt}\par` + '\n'
  const row = (left: string, dates: string) =>
    String.raw`\begin{tabular}{@{}p{14.2cm}@{\hspace{4mm}}>{\raggedleft\arraybackslash}p{2.4cm}@{}}${left} & ${escape(dates)}\end{tabular}\par` +
    '\n'
  return pdfTex(
    '',
    [
      String.raw`\begin{center}{\LARGE\bfseries ${escape(resume.name)}}\\ ${escape(join([resume.address, resume.phone, resume.email, ...resume.links], ' – ')).replaceAll('--', String.raw`$\cdot$`)}\end{center}`,
      section('Professional Experience') +
        resume.work
          .map(
            (job) =>
              row(
                String.raw`\textbf{${escape(job.position)}}, ${escape(job.company)}\newline ${escape(job.place)}`,
                job.dates,
              ) + items(job.points),
          )
          .join(''),
      section('Education') +
        resume.education
          .map((one) =>
            row(
              String.raw`\textbf{${escape(one.institution)}}\newline ${escape(degreeAndField(one, ' in '))}`,
              one.dates,
            ),
          )
          .join(''),
      section('Skills') + escape(resume.skills.join(', ')) + '\\par\n',
      ...(resume.certifications.length === 0
        ? []
        : [
            section('Certifications') +
              resume.certifications
                .map(splitYear)
                .map(({ name, year }) => row(escape(name), year))
                .join(''),
          ]),
    ].join('\n'),
  )
}

export const texColumnsG: Design = { icons, deedy, 'narrow-dates': narrowDates }
