import type { Resume, Study } from '../resume.ts'

/** `CCNP Enterprise (2019)`, as it is to be read, parted as the layouts write it. */
export function splitYear(certification: string): { name: string; year: string } {
  const [, name = certification, year = ''] = /^(.*) \((\d{4})\)$/.exec(certification) ?? []
  return { name, year }
}

export const degreeAndField = ({ degree, field }: Study, link: string): string =>
  field === '' ? degree : `${degree}${link}${field}`

export const groupedSkills = ({ skillGroups, skills }: Resume): { name: string; skills: string[] }[] =>
  skillGroups ?? [{ name: 'Skills', skills }]
