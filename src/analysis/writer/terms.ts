const stopWords = new Set(
  `a an and are as at be been by can could did do does for from had has have her his how i if in into is it its may more most must my no nor not of on one or our out own per
she should so some such than that the their them then there these they this those to up us was we were what when where which who will with would you your
ability able about across all also any apply applicant appreciated based both candidate company desired each etc every excellent experience experienced good great help ideal including job join know knowledge
least like looking minimum need new other over plus position preferred proven required requirement requirements responsibilities responsible role seeking several skill skills strong team understanding use using various well
within work working year years`.split(/\s+/),
)

/** Light: plurals and the commonest endings, so that "managed budgets" meets "manage the budget". */
function stemOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word
  const stem = word.replace(/(?:ations?|ing|ed|es|s|ment|ments|er|ers|e)$/, '')
  return stem.length >= 3 ? stem.replace(/(.)\1$/, '$1') : word
}

/** The stems of the telling words; `C++`, `.NET` and `Node.js` stay whole. */
function termsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const [written] of text.matchAll(/\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|[.'’&/-](?=[\p{L}\p{N}]))*/gu)) {
    const lower = written.toLowerCase()
    if (stopWords.has(lower) || /^\d+$/.test(lower) || (lower.length < 2 && !/[\p{Script=Han}]/u.test(lower))) continue
    found.add(stemOf(lower))
  }
  return found
}

/** The stems of a text; in scripts without spaces, pairs of signs too. */
export const stemsOf = (text: string): Set<string> => new Set([...termsOf(text), ...pairsOf(text)])

function pairsOf(text: string): Set<string> {
  const runs = text.match(/[\p{Script=Han}\p{Script=Katakana}]{2,}/gu) ?? []
  return new Set(
    runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))),
  )
}

/** Words as people count them; signs of scripts without spaces count by halves. */
export function countWords(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const words = text.match(
    /[\p{L}\p{N}](?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])*/gu,
  )
  return signs ? Math.round(signs / 2) : (words?.length ?? 0)
}
