import type { Design, Resume, Study, Work } from '../resume.ts'
import { degreeAndField, groupedSkills, splitYear } from './parts-g.ts'
import { texColumnsG } from './tex-columns-g.ts'
import { escape, items, pdfTex } from './tex-parts-g.ts'

// Layouts in the manner of common LaTeX classes. `deedy` needs XeLaTeX.

/** Dates in a column at the left, all else at the right. */
function moderncv(resume: Resume): string {
  const entry = (left: string, right: string) =>
    String.raw`\begin{tabular}{@{}>{\raggedleft\arraybackslash}p{2.9cm}@{\hspace{4mm}}p{13.4cm}@{}}${left} & ${right}\end{tabular}\par\vspace{3pt}` +
    '\n'
  const isProse = resume.variant.startsWith('prose')
  const told = (points: string[]) =>
    isProse
      ? String.raw`\newline{\small ${escape(points.join(' '))}}`
      : String.raw`\newline{\small\begin{minipage}[t]{\linewidth}${items(points)}\end{minipage}}`
  const section = (name: string) =>
    String.raw`\vspace{8pt}{\large\color{blue!60!black}\rule{2.9cm}{3pt}\hspace{4mm}${escape(name)}}\par\vspace{4pt}` +
    '\n'
  const job = ({ position, company, place, dates, points }: Work) =>
    entry(
      escape(dates),
      String.raw`\textbf{${escape(position)}}, \textsl{${escape(company)}}, ${escape(place)}.${told(points)}`,
    )
  const study = (one: Study) =>
    entry(
      escape(one.dates),
      String.raw`\textbf{${escape(degreeAndField(one, ' in '))}}, \textsl{${escape(one.institution)}}, ${escape(one.place ?? '')}.`,
    )
  const contact = [
    String.raw`\faMapMarker*~${escape(resume.address)}`,
    String.raw`\faPhone*~${escape(resume.phone)}`,
    String.raw`\faEnvelope~${escape(resume.email)}`,
    ...resume.links.map((link) => String.raw`\faLink~${escape(link)}`),
  ]
  return pdfTex(
    '',
    [
      String.raw`\begin{minipage}[b]{0.55\linewidth}{\Huge ${escape(resume.name)}}\\[4pt]{\large\slshape ${escape(resume.headline)}}\end{minipage}\hfill`,
      String.raw`\begin{minipage}[b]{0.4\linewidth}\raggedleft\small ${contact.join('\\\\\n')}\end{minipage}\par`,
      section('Experience') + resume.work.map(job).join(''),
      section('Education') + resume.education.map(study).join(''),
      section(isProse ? 'Computer skills' : 'Skills') +
        groupedSkills(resume)
          .map(({ name, skills }) => entry(escape(name), escape(skills.join(', '))))
          .join(''),
      ...(resume.certifications.length === 0
        ? []
        : [
            section('Certificates') +
              resume.certifications
                .map(splitYear)
                .map(({ name, year }) => entry(year, escape(name)))
                .join(''),
          ]),
    ].join('\n'),
  )
}

/** Employer and place, then title and dates. Every hyphen is U+00AD, as XeLaTeX writes it with some fonts. */
function awesome(resume: Resume): string {
  const section = (name: string) => {
    const [lead, end] = [name.slice(0, 3), name.slice(3)]
    return (
      String.raw`\vspace{7pt}{\Large\bfseries{\color{red!70!black}${escape(lead)}}${escape(end)} \hrulefill}\par\vspace{3pt}` +
      '\n'
    )
  }
  const hyphened = (dates: string) => escape(dates.replaceAll('–', '-'))
  const head = (first: string, firstRight: string, second: string, secondRight: string) =>
    String.raw`{\bfseries\large ${first}}\hfill{\itshape\color{red!70!black}${firstRight}}\par{\small\scshape ${second}}\hfill{\small\itshape ${secondRight}}\par` +
    '\n'
  const contact = [
    String.raw`\faMobile*~${escape(resume.phone)}`,
    String.raw`\faEnvelope~${escape(resume.email)}`,
    ...resume.links.map((link) => String.raw`\faLink~${escape(link)}`),
  ]
  const [first = '', ...others] = resume.name.split(' ')
  const isTitleFirst = resume.variant === 'title-first'
  return pdfTex(
    String.raw`\renewcommand{\familydefault}{\sfdefault}\pdfgentounicode=1\pdfglyphtounicode{hyphen}{00AD}`,
    [
      String.raw`\begin{center}{\Huge ${escape(first)} \bfseries ${escape(others.join(' '))}}\\[3pt]{\small\color{red!70!black}${escape(resume.headline)}}\\[2pt]{\small\itshape ${escape(resume.address)}}\\[2pt]{\small ${contact.join(' | ')}}\end{center}`,
      section('Summary') + escape(resume.summary) + '\\par\n',
      section('Experience') +
        resume.work
          .map((job) => {
            const names = [escape(job.company), escape(job.position)]
            const [upper = '', lower = ''] = isTitleFirst ? names.toReversed() : names
            return head(upper, escape(job.place), lower, hyphened(job.dates)) + items(job.points)
          })
          .join(''),
      section('Education') +
        resume.education
          .map((one) =>
            head(
              escape(one.institution),
              escape(one.place ?? ''),
              escape(degreeAndField(one, ' in ')),
              hyphened(one.dates),
            ),
          )
          .join(''),
      section('Skills') +
        groupedSkills(resume)
          .map(
            ({ name, skills }) =>
              String.raw`\begin{tabular}{@{}>{\raggedleft\arraybackslash\bfseries}p{3cm}@{\hspace{5mm}}p{13cm}@{}}${escape(name)} & ${escape(skills.join(', '))}\end{tabular}\par` +
              '\n',
          )
          .join(''),
      ...(resume.certifications.length === 0
        ? []
        : [
            section('Certificates') +
              resume.certifications
                .map(splitYear)
                .map(({ name, year }) => String.raw`{\bfseries ${escape(name)}}\hfill ${year}\par` + '\n')
                .join(''),
          ]),
    ].join('\n'),
  )
}

/** Every employer is an item of a list. */
function bullets(resume: Resume): string {
  const row = (left: string, right: string) =>
    String.raw`\begin{tabular*}{0.97\textwidth}{@{}l@{\extracolsep{\fill}}r@{}}${left} & ${right}\\ `
  const end = String.raw`\end{tabular*}\vspace{-2pt}` + '\n'
  const section = (name: string) =>
    String.raw`\vspace{6pt}{\scshape\large ${escape(name)}}\par\vspace{-6pt}\rule{\textwidth}{0.4pt}\par` + '\n'
  const outer = (entries: string[]) =>
    `\\begin{itemize}[leftmargin=*]\n${entries.map((entry) => `\\item ${entry}`).join('\n')}\n\\end{itemize}\n`
  const sub = '[label={$\\circ$}]'
  const job = ({ position, company, place, dates, points }: Work) => {
    const isTitleFirst = resume.variant === 'title-first'
    const [upper, lower] = isTitleFirst ? [position, company] : [company, position]
    const [upperRight, lowerRight] = isTitleFirst ? [dates, place] : [place, dates]
    return (
      row(String.raw`\textbf{${escape(upper)}}`, escape(upperRight)) +
      String.raw`\textit{\small ${escape(lower)}} & \textit{\small ${escape(lowerRight)}}\\` +
      end +
      items(points, sub)
    )
  }
  const study = (one: Study) =>
    row(String.raw`\textbf{${escape(one.institution)}}`, escape(one.place ?? '')) +
    String.raw`\textit{\small ${escape(degreeAndField(one, ' in '))}} & \textit{\small ${escape(one.dates)}}\\` +
    end
  const skills = groupedSkills(resume).map(
    ({ name, skills: names }) => String.raw`\textbf{${escape(name)}}: ${escape(names.join(', '))}`,
  )
  const [link = ''] = resume.links
  return pdfTex(
    '',
    [
      String.raw`\begin{tabular*}{\textwidth}{l@{\extracolsep{\fill}}r}\textbf{\Large ${escape(resume.name)}} & Email: ${escape(resume.email)}\\ ${escape(link)} & Mobile: ${escape(resume.phone)}\\ ${escape(resume.address)} & \end{tabular*}\par`,
      section('Education') + outer(resume.education.map(study)),
      section('Experience') + outer(resume.work.map(job)),
      section(resume.variant === 'title-first' ? 'Technical Skills' : 'Programming Skills') + outer(skills),
      ...(resume.certifications.length === 0
        ? []
        : [
            section('Certifications') +
              outer(resume.certifications.map(splitYear).map(({ name, year }) => `${escape(name)}, ${year}`)),
          ]),
    ].join('\n'),
  )
}

export const texG: Design = { moderncv, awesome, bullets, ...texColumnsG }
export const xeTexLayouts = new Set(['deedy'])
