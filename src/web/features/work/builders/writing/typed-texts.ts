import { limits } from '#contract/fields.ts'
import type { BuilderForm } from '../analysis/builder-form.ts'

/** Fields of sentences and notes. The others hold names, dates and skills. */
const prose = new Set([
  'summary',
  'description',
  'achievements',
  'relevantExperience',
  'keyAchievements',
  'whyCompany',
  'whyPosition',
  'valueProposition',
])

/** What the person wrote, by field, and everything else in the form, whose words are right as they are. */
export function listTypedTexts({ values }: BuilderForm) {
  const texts: { name: string; text: string }[] = []
  const known: string[] = []
  const visit = (name: string, part: string, value: unknown) => {
    if (typeof value === 'string') {
      if (value.trim() === '') return
      if (prose.has(part)) texts.push({ name, text: value })
      else known.push(value)
    } else if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value)) visit(name ? `${name}.${part}` : part, part, inner)
  }
  visit('', '', values)
  return { texts: texts.slice(0, limits.list), known: known.join('\n').slice(0, limits.builderText) }
}
