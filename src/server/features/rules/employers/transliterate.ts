const cyrillic = toTable(
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz',
)
const greek = toTable(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
)
const table = new Map([...cyrillic, ...greek])

function toTable(pairs: string): [string, string][] {
  const parts = pairs.split(' ')
  return parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? '']] : []))
}

/** Lower-case Cyrillic and Greek in Latin letters; every other character as it is. Hard and soft signs have no sound. */
export function transliterate(text: string): string {
  const plain = text.normalize('NFC').replace(/[ъь]/gu, '')
  return [...plain]
    .map((character) => table.get(character) ?? table.get(character.normalize('NFD')[0] ?? '') ?? character)
    .join('')
}
