/** What a resume and a letter of one person are made of. */
export interface Sample {
  name: string
  title: string
  contact: string
  headings: [summary: string, skills: string, work: string, education: string, certifications: string]
  summary: string
  skills: string[]
  jobs: { title: string; company: string; dates: string; bullets: string[] }[]
  school: string
  certificates: string[]
  letter: string[]
}

export function toResume({ name, title, contact, headings, summary, skills, jobs, school, certificates }: Sample) {
  const [summaryHeading, skillsHeading, workHeading, educationHeading, certificationsHeading] = headings
  const entries = jobs.map((job) =>
    [`${job.title} | ${job.company}`, job.dates, ...job.bullets.map((bullet) => `- ${bullet}`)].join('\n'),
  )
  return [
    [name, title, contact].join('\n'),
    `${summaryHeading}\n${summary}`,
    [skillsHeading, ...skills].join('\n'),
    `${workHeading}\n${entries.join('\n\n')}`,
    `${educationHeading}\n${school}`,
    [certificationsHeading, ...certificates.map((certificate) => `- ${certificate}`)].join('\n'),
  ].join('\n\n')
}

export const toLetter = ({ name, contact, letter }: Sample) => [`${name}\n${contact}`, ...letter].join('\n\n')
