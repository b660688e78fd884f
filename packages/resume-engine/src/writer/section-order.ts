import { fixedSections, type FixedSection, type ResumeSection } from '#engine/model/forms.ts'

interface Sectioned<Section> {
  sections: readonly Section[]
  sectionOrder: readonly string[]
}

export type OrderedSection<Section> =
  | { id: FixedSection; section: null }
  | { id: string; section: Section; index: number }

/** All sections in the order of the document. What `sectionOrder` does not name follows in the usual order. */
export function listSections<Section extends Pick<ResumeSection, 'id'>>(
  form: Sectioned<Section>,
): OrderedSection<Section>[] {
  const ranks = new Map(form.sectionOrder.map((id, index): [string, number] => [id, index]))
  const getRank = ({ id }: OrderedSection<Section>) => ranks.get(id) ?? form.sectionOrder.length
  const all: OrderedSection<Section>[] = [
    ...fixedSections.map((id) => ({ id, section: null })),
    ...form.sections.map((section, index) => ({ id: section.id, section, index })),
  ]
  return all.sort((a, b) => getRank(a) - getRank(b))
}
