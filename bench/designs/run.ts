import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultDesign, designNames } from '@foothold/resume-engine/designs'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { choose, chooseFolder } from '../smoke.ts'
import { toLetter, toResume } from './sample.ts'
import { samples } from './samples.ts'

/** Writes every design of a resume and a letter in each script to a folder, to look at: `node bench/designs/run.ts <folder>`. */
const folder = chooseFolder('designs')
await mkdir(folder, { recursive: true })
const writer = createDocumentWriter({ wallMs: 120_000 })
for (const [script, sample] of Object.entries(samples).slice(0, choose(undefined, 1)))
  for (const name of designNames.slice(0, choose(undefined, 1))) {
    const design = { ...defaultDesign, design: name }
    const texts = { resume: toResume(sample), 'cover-letter': toLetter(sample) }
    for (const kind of ['resume', 'cover-letter'] as const)
      for (const format of ['pdf', 'docx'] as const)
        await writeFile(
          join(folder, `${script}-${name}-${kind}.${format}`),
          await writer[format](texts[kind], kind, { design }),
        )
  }
await writer.close()
