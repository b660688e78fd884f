import { mkdir, rm, writeFile } from 'node:fs/promises'
import { textsFolder, writeTexts } from './texts.ts'

await rm(textsFolder, { recursive: true, force: true })
await mkdir(textsFolder, { recursive: true })
for (const [name, text] of writeTexts()) await writeFile(new URL(name, textsFolder), text)
