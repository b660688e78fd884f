import { buildOutline, type DocumentOutline } from '#analysis/document-outline/document-outline.ts'
import type { DesignOptions } from '#contract/designs.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { serveTasks } from '#server/isolation/serve-tasks.ts'

export interface WriteRequest {
  text: string
  kind: DocumentKind
  design: DesignOptions
}

/** The libraries are loaded with the first file of their format. */
const tasks = {
  async docx({ text, kind, design }: WriteRequest) {
    const { writeDocx } = await import('./docx.ts')
    return writeDocx(buildOutline(text, kind), kind, design)
  },
  async pdf({ text, kind, design }: WriteRequest) {
    const { writePdf } = await import('./pdf.ts')
    return writePdf(buildOutline(text, kind), kind, design)
  },
  async outlinePdf(outline: DocumentOutline) {
    const { writePdf } = await import('./pdf.ts')
    return writePdf(outline, 'record')
  },
}
export type WriteTasks = typeof tasks

serveTasks(tasks)
