import { parentPort } from 'node:worker_threads'
import { outlineOf } from '#analysis/document-outline/document-outline.ts'
import type { WriteReply, WriteRequest } from './worker-messages.ts'

parentPort?.on('message', (request: WriteRequest) => {
  void write(request).then((reply) => parentPort?.postMessage(reply, []))
})

async function write({ text, kind, format, typesetter }: WriteRequest): Promise<WriteReply> {
  try {
    const outline = outlineOf(text, kind)
    if (format === 'docx') return { file: await (await import('./docx.ts')).writeDocx(outline, kind) }
    if (!typesetter) throw new Error('A .pdf needs the typesetter.')
    return { file: await (await import('./pdf.ts')).writePdf(outline, kind, typesetter) }
  } catch (error) {
    return { failure: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : String(error) }
  }
}
