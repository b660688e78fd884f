import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type Face = 'regular' | 'bold'

const weights: Record<Face, string> = { regular: '400Regular', bold: '700Bold' }

const resolveFace = (family: string, weight: string) =>
  import.meta.resolve(
    `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`,
  )

/** The families whose files Word and LibreOffice read too. */
const latinFamilies = ['Source Serif 4', 'EB Garamond', 'STIX Two Text', 'Source Sans 3', 'Inter', 'Noto Sans']
const scriptFamilies = ['Noto Sans Hebrew', 'Noto Sans Thai', 'Noto Sans Georgian', 'Noto Sans Armenian', 'Amiri']
const families = [...latinFamilies, ...scriptFamilies]

const others = [
  resolveFace('Noto Emoji', weights.regular),
  // These packages export their module alone; the fonts lie beside it.
  new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc')),
  new URL('../fonts/NotoSansHans-Bold.otf', import.meta.resolve('@embedpdf/fonts-sc')),
  new URL('../fonts/NotoSansJP-Regular.otf', import.meta.resolve('@embedpdf/fonts-jp')),
  new URL('../fonts/NotoSansJP-Bold.otf', import.meta.resolve('@embedpdf/fonts-jp')),
  new URL('../fonts/NotoSansKR-Regular.otf', import.meta.resolve('@embedpdf/fonts-kr')),
  new URL('../fonts/NotoSansKR-Bold.otf', import.meta.resolve('@embedpdf/fonts-kr')),
]

/** The fonts of the .pdf files, all under the SIL Open Font License and from npm packages that hold their licences. */
export async function loadFonts(): Promise<Uint8Array[]> {
  const faces = families.flatMap((family) => Object.values(weights).map((weight) => ({ family, weight })))
  return Promise.all([
    ...faces.map(async ({ family, weight }) => {
      const font = await readUrl(resolveFace(family, weight))
      return family === 'Amiri' ? limitRequiredLigatures(font) : font
    }),
    ...others.map(readUrl),
  ])
}

/** The files of a family that are embedded in a .docx; null where it has none that Word can read. */
export async function readFamily(family: string): Promise<Record<Face, Buffer> | null> {
  if (!families.includes(family)) return null
  const read = (weight: string) => readUrl(resolveFace(family, weight))
  const [regular, bold] = await Promise.all([read(weights.regular), read(weights.bold)])
  return { regular, bold }
}

const readUrl = (url: string | URL) => readFile(fileURLToPath(url))

/** The lookups of Amiri 1.002 that join lam with alef. */
const lamAlefLookups = [57, 75, 140, 163]

/**
 * Leaves only lam-alef in the feature `rlig` of Amiri. Its other forms set letters so far into each other that readers
 * of PDF see spaces. Amiri was chosen because each letter is one glyph, lam-alef too, so that every word is read back
 * letter by letter.
 */
function limitRequiredLigatures(font: Buffer): Buffer {
  const gsub = findTable(font, 'GSUB')
  const features = gsub + font.readUInt16BE(gsub + 6)
  for (let index = 0; index < font.readUInt16BE(features); index++) {
    const record = features + 2 + index * 6
    if (font.toString('latin1', record, record + 4) !== 'rlig') continue
    const feature = features + font.readUInt16BE(record + 4)
    const positions = Array.from({ length: font.readUInt16BE(feature + 2) }, (_, at) => feature + 4 + at * 2)
    const left = positions.map((at) => font.readUInt16BE(at)).filter((lookup) => lamAlefLookups.includes(lookup))
    font.writeUInt16BE(left.length, feature + 2)
    left.forEach((lookup, at) => font.writeUInt16BE(lookup, feature + 4 + at * 2))
  }
  return font
}

function findTable(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}
