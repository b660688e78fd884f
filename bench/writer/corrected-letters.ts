import { applyEdit } from '@foothold/resume-engine/apply-edit'
import { type CopyEdit, proposeEdits } from '@foothold/resume-engine/copy-edit'
import type { LetterForm } from '@foothold/resume-engine/forms'
import { writeLetter } from '@foothold/resume-engine/write'
import { answeredLetters } from '../../packages/resume-engine/src/writer/held-letters/held-letters.fixture.ts'

const day = '2026-11-22'

/** What a person typed, but for names and skills. */
const prose = {
  experience: ['relevantExperience', 'keyAchievements'],
  motivation: ['whyCompany', 'whyPosition', 'valueProposition'],
} as const

export async function proposeCorrections({
  experience,
  motivation,
  jobDetails,
  personalInfo,
}: LetterForm): Promise<CopyEdit[]> {
  const texts = [
    ...prose.experience.map((name) => ({ name, text: experience[name] })),
    ...prose.motivation.map((name) => ({ name, text: motivation[name] })),
  ]
  const known = [...Object.values(jobDetails), ...Object.values(personalInfo), experience.skills].join('\n')
  return proposeEdits(texts, known)
}

async function correct(form: LetterForm): Promise<{ form: LetterForm; edits: CopyEdit[] }> {
  const { experience, motivation } = form
  const edits = await proposeCorrections(form)
  const use = <Part extends object>(part: Part, names: readonly (keyof Part & string)[]): Part => {
    const used = names.map((name) => [
      name,
      edits.filter((edit) => edit.name === name).reduce(applyEdit, String(part[name])),
    ])
    return { ...part, ...Object.fromEntries(used) }
  }
  return {
    form: {
      ...form,
      experience: use(experience, prose.experience),
      motivation: use(motivation, prose.motivation),
    },
    edits,
  }
}

/** The letters of the answered forms, once every correction is used, and the list of the corrections. */
export async function writeCorrectedLetters(): Promise<{ letters: string; changes: string; changed: number }> {
  const letters: string[] = []
  const changes: string[] = []
  for (const [index, [name, typed]] of answeredLetters.entries()) {
    const { form, edits } = await correct(typed)
    const { position, companyName } = form.jobDetails
    letters.push(`## ${index + 1}. ${position}, ${companyName}\n\n${writeLetter(form, day).text}\n`)
    for (const { name: field, before, after, reasons } of edits)
      changes.push(`${index + 1} ${name}, ${field} [${reasons.join(', ')}]\n- ${before}\n+ ${after}\n`)
  }
  return { letters: letters.join('\n'), changes: changes.join('\n'), changed: changes.length }
}
