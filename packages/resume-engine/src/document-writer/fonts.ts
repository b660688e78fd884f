import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type Face = 'regular' | 'bold'

/** The families whose files Word and LibreOffice read too. */
const families: Record<string, Record<Face, string>> = {
  'Source Serif 4': {
    regular: import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  },
  'EB Garamond': {
    regular: import.meta.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf'),
  },
  'STIX Two Text': {
    regular: import.meta.resolve('@expo-google-fonts/stix-two-text/400Regular/STIXTwoText_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/stix-two-text/700Bold/STIXTwoText_700Bold.ttf'),
  },
  'Source Sans 3': {
    regular: import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
  },
  Inter: {
    regular: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  },
  'Noto Sans': {
    regular: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  'Noto Sans Hebrew': {
    regular: import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  },
  'Noto Sans Thai': {
    regular: import.meta.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  },
  'Noto Sans Georgian': {
    regular: import.meta.resolve('@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf'),
  },
  'Noto Sans Armenian': {
    regular: import.meta.resolve('@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf'),
  },
  Amiri: {
    regular: import.meta.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
  },
}

const others = [
  import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
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
  const { Amiri, ...unchanged } = families
  return Promise.all([
    ...Object.values(unchanged).flatMap((faces) => Object.values(faces).map(readUrl)),
    ...others.map(readUrl),
    ...Object.values(Amiri ?? {}).map(async (url) => limitRequiredLigatures(await readUrl(url))),
  ])
}

/** The files of a family that are embedded in a .docx; null where it has none that Word can read. */
export async function readFamily(family: string): Promise<Record<Face, Buffer> | null> {
  const faces = families[family]
  if (!faces) return null
  const [regular, bold] = await Promise.all([readUrl(faces.regular), readUrl(faces.bold)])
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
