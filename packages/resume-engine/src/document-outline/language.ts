/** Frequent words identify languages of the Latin script. Single letters are left out: they may be initials. */
const frequent: Record<string, string> = {
  en: 'the and of to in for with on at from by as is my your',
  de: 'und der die das mit für von im bei den zur als ich ein eine',
  fr: 'et le la les des du de pour avec dans en un une au sur je',
  es: 'el la los las de del en para con por una un como',
  pt: 'os as de do da em para com por uma um no na',
  it: 'il la gli le di del della in per con un una nel che',
  nl: 'en de het een van voor met in op bij als ik aan te',
  pl: 'na do oraz dla się od przez jako',
  sv: 'och att det som en ett för med av på till jag',
  tr: 've bir ile için bu da de olarak en',
}
const words = Object.entries(frequent).map(([language, list]) => ({ language, words: new Set(list.split(' ')) }))

const scripts: [language: string, letters: RegExp][] = [
  ['ja', /[\u3041-\u30ff]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]

/** The language a text is commonest likely in, by its script and its commonest words: what a screen reader should speak. */
export function detectLanguage(text: string): string {
  const counted = scripts.map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }))
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const [kana, , han] = counted.map(({ count }) => count)
  const commonest = counted.reduce((best, one) => (one.count > best.count ? one : best))
  // An ideograph is a word and a letter is a sound: a third as many ideographs carry the same text.
  if (commonest.count * (commonest.language === 'zh' ? 3 : 1) <= latin) return latinLanguage(text)
  return commonest.language === 'zh' && (kana ?? 0) * 10 > (han ?? 0) ? 'ja' : commonest.language
}

function latinLanguage(text: string): string {
  const textWords = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = words.map(({ language, words }) => ({
    language,
    score: textWords.filter((word) => words.has(word)).length,
  }))
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).language
}
