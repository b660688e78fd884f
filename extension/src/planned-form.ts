import { planForm } from '@foothold/form-reader/plan-form.ts'
import type { BlockKind } from '@foothold/form-reader/dom/add-block.ts'
import type { Outcome } from '@foothold/form-reader/dom/reader.ts'
import type { Pack } from '@foothold/form-reader/model/pack.ts'
import type { PlanEntry } from '@foothold/form-reader/model/plan.ts'
import type { ApplyPack } from '../../src/contract/apply-kit.ts'
import type { FrameForm } from '#kit/page.ts'

/** A field with what the pack has for it, and what became of it. */
export interface PlannedField extends PlanEntry {
  key: string
  frameId: number
  board: string
  outcome: Outcome | null
}

/** The same order on every reading, so that a field keeps its key while the page stays. */
export function planFields(forms: FrameForm[], pack: ApplyPack, corrections: Pack['mappings'] = []): PlannedField[] {
  const given: Pack = { ...pack, mappings: [...corrections, ...pack.mappings] }
  return forms.flatMap(({ frameId, fields, board }) =>
    planForm(fields, given, board ?? null).map((entry) => ({
      ...entry,
      key: `${frameId} ${entry.fieldId} ${entry.label}`,
      frameId,
      board: board?.name ?? 'other',
      outcome: null,
    })),
  )
}

/** A section with fewer blocks than the client has jobs or schools, and a button that adds one. */
export interface MissingBlock {
  frameId: number
  kind: BlockKind
  /** How many it shows now. */
  shown: number
  wanted: number
}

const marks: Record<BlockKind, string[]> = { work: ['job_company', 'job_title'], education: ['school'] }

export function findMissingBlocks(
  forms: Pick<FrameForm, 'frameId' | 'adds'>[],
  fields: Pick<PlannedField, 'frameId' | 'concept'>[],
  pack: Pick<ApplyPack, 'work' | 'education'>,
) {
  const wanted = { work: pack.work.length, education: pack.education.length }
  return forms.flatMap(({ frameId, adds }) =>
    adds.flatMap((kind): MissingBlock[] => {
      const counts = marks[kind].map(
        (mark) => fields.filter((field) => field.frameId === frameId && field.concept === mark).length,
      )
      const shown = Math.max(...counts)
      return shown < wanted[kind] ? [{ frameId, kind, shown, wanted: wanted[kind] }] : []
    }),
  )
}

const months = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

/** "from the profile", "from the answer of Nov 3, 2026". */
export function toSource({ source, answerId }: PlanEntry, pack: ApplyPack): string {
  const answer = pack.answers.find(({ id }) => id === answerId)
  if (answer) return `from the answer of ${months.format(new Date(answer.saidAt))}`
  return source === null ? '' : `from ${source}`
}
