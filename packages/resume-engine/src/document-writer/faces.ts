/** The faces of scripts that the fonts of the designs do not have. */
interface ScriptFace {
  family: string
  script: RegExp
  /** The height of its capitals, or of what is as tall, in em. */
  capitalEm: number
  /** Which of a run's fonts Word uses for it. */
  slot: 'ascii' | 'cs' | 'eastAsia'
}

const sansName = 'Noto Sans'
const [chinese, japanese, korean] = ['Noto Sans S Chinese', 'Noto Sans Japanese', 'Noto Sans Korean'] as const

const scriptFaces: readonly ScriptFace[] = [
  { family: 'Amiri', script: /\p{Script=Arabic}/u, capitalEm: 0.646, slot: 'cs' },
  { family: 'Noto Sans Hebrew', script: /\p{Script=Hebrew}/u, capitalEm: 0.714, slot: 'cs' },
  { family: 'Noto Sans Thai', script: /\p{Script=Thai}/u, capitalEm: 0.714, slot: 'cs' },
  { family: sansName, script: /\p{Script=Devanagari}/u, capitalEm: 0.714, slot: 'cs' },
  { family: 'Noto Sans Georgian', script: /\p{Script=Georgian}/u, capitalEm: 0.714, slot: 'ascii' },
  { family: 'Noto Sans Armenian', script: /\p{Script=Armenian}/u, capitalEm: 0.714, slot: 'ascii' },
  {
    family: chinese,
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    capitalEm: 0.733,
    slot: 'eastAsia',
  },
]

/** The same ideographs look different in Chinese, Japanese and Korean: the font of the text's language comes first. */
const eastAsian: Record<string, string[]> = {
  ja: [japanese, chinese, korean],
  ko: [korean, chinese, japanese],
}

/** The fonts of a text in a language: what the first one does not have is set in the next. */
export const listFonts = (family: string, language: string) => [
  ...new Set([
    family,
    sansName,
    ...scriptFaces.filter(({ slot }) => slot !== 'eastAsia').map((face) => face.family),
    ...(eastAsian[language] ?? [chinese, japanese, korean]),
  ]),
]

export const findScriptFaces = (text: string) => scriptFaces.filter(({ script }) => script.test(text))
