import { outlineOf } from '#analysis/document-outline/document-outline.ts'
import { lowerPriority } from '#server/gateways/lower-priority.ts'
import type { WriteReply, WriteRequest } from './writing-messages.ts'

lowerPriority()
process.on('disconnect', () => process.exit())
process.on('message', (request: WriteRequest) => {
  void write(request).then((reply) => process.send?.(reply))
})

async function write({ text, kind, format }: WriteRequest): Promise<WriteReply> {
  try {
    const outline = outlineOf(text, kind)
    if (format === 'docx') return { file: await (await import('./docx.ts')).writeDocx(outline, kind) }
    return { file: await (await import('./pdf.ts')).writePdf(outline, kind) }
  } catch (error) {
    return { failure: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : String(error) }
  }
}
