/** Words that endings would take for kin of others: an accountant keeps no accounts, marketing is no market. */
const kept = new Set(
  `accounting accountant marketing engineering engineer nursing nurse news business sales sas aws ios css dns sms bus gas gaap analysis
  analyst basis diagnosis series species express postgres kubernetes redis less plus process access pass class glass press
  jenkins windows rails pandas physics logistics mathematics economics electronics robotics ethics statistics graphics
  during training nothing something morning evening building ceiling spring string thing king ring wing sing bring
  university universe organ department customs need seed feed speed exceed proceed embed`.split(/\s+/),
)

/** Each stem before the forms that have it. */
const irregular = new Map(
  `publicat publication publications, foundat foundation foundations, accountant accountants,
  engineer engineers engineered, nurse nurses,
  analysis analyses analyze analyse analyzed analysed analyzing analysing, analyst analysts,
  process processes processed processing, training trained, diagnosis diagnoses, build built builds, lead led,
  sell sold selling, teach taught, write wrote written, run ran, make made, drive drove driven, grow grew grown,
  hold held, keep kept, oversee oversaw overseen, reconcil reconciliation reconciliations,
  administr administer administered administering`
    .split(',')
    .flatMap((entry) => {
      const [root = '', ...forms] = entry.trim().split(/\s+/)
      return forms.map((form): [string, string] => [form, root])
    }),
)

/** Derivations of one word; what is put in their place need be no word, only the same for all of them. */
const derivations: [RegExp, string][] = [
  [/i[sz]ations?$/, 'iz'],
  [/ifications?$/, 'ifi'],
  [/iations?$/, 'i'],
  [/ations?$/, ''],
]
const nounEnding = /^([a-z]{6,})ments?$/

const letters = /^[a-z]+$/
const vowel = /[aeiouy]/

/**
 * The stem of a word: equal for reconcile, reconciled and reconciliation. It is cautious, because merging two different words
 * does more harm than separating two forms of one. Names with signs or digits are returned unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || word.length > 40 || !letters.test(word) || kept.has(word)) return irregular.get(word) ?? word
  const known = irregular.get(word)
  if (known !== undefined) return known
  const derived = derivations.find(([ending]) => word.search(ending) >= 4)
  if (derived) return rooted(word.replace(...derived))
  const noun = nounEnding.exec(word)?.[1]
  if (noun !== undefined) return rooted(noun)
  const singular = withoutPlural(word)
  return kept.has(singular) ? singular : rooted(withoutEnding(singular))
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  const ending = ['ing', 'ed'].find((end) => word.endsWith(end))
  if (!ending) return word
  const root = word.slice(0, -ending.length)
  if (root.length < 3 || !vowel.test(root)) return word
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}

/** Without what differs between forms of a verb: manage, managing; certify, certified; negotiate, negotiation. */
function rooted(word: string): string {
  const spelled = word.replace(/ys(e?)$/, 'yz$1').replace(/([a-z]{3})is(e?)$/, '$1iz$2')
  const short = spelled.length > 6 ? spelled.replace(/ate?$/, '') : spelled
  return (short.length > 3 ? short.replace(/e$/, '') : short).replace(/y$/, 'i')
}
