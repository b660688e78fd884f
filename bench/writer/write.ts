import { mkdir, rm, writeFile } from 'node:fs/promises'
import { isSmoke } from '../smoke.ts'
import { writeCorrectedLetters } from './corrected-letters.ts'
import { textsFolder, writeTexts } from './texts.ts'

/** node bench/writer/write.ts [--corrected LETTERS CHANGES]: the texts again, or the forty answered letters with all corrections used. */
const [option, lettersFile, changesFile] = process.argv.slice(2)

if (option === '--corrected' && lettersFile && changesFile) {
  const { letters, changes, changed } = await writeCorrectedLetters()
  await writeFile(lettersFile, letters)
  await writeFile(changesFile, changes)
  console.log(`${changed} sentences changed`)
} else {
  const texts = writeTexts()
  if (!isSmoke) {
    await rm(textsFolder, { recursive: true, force: true })
    await mkdir(textsFolder, { recursive: true })
    for (const [name, text] of texts) await writeFile(new URL(name, textsFolder), text)
  }
  console.log(`${texts.size} texts`)
}
