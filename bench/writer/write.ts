import { mkdir, rm, writeFile } from 'node:fs/promises'
import { isSmoke } from '../smoke.ts'
import { textsFolder, writeTexts } from './texts.ts'

const texts = writeTexts()
if (!isSmoke) {
  await rm(textsFolder, { recursive: true, force: true })
  await mkdir(textsFolder, { recursive: true })
  for (const [name, text] of texts) await writeFile(new URL(name, textsFolder), text)
}
console.log(`${texts.size} texts`)
