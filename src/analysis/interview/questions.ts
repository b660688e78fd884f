/** A posting names its terms in any form ("manage vendors", "deliveries"), so each question quotes its term. */
const known = [
  (term: string) => `The posting names “${term}”. Where have you done that, and what came of it?`,
  (term: string) => `What is your best example for “${term}”?`,
  (term: string) => `What did you find hardest about “${term}”, and how did you deal with it?`,
  (term: string) => `How would you explain “${term}” to a new colleague?`,
  (term: string) => `Looking back at “${term}”, what would you do differently?`,
  (term: string) => `What did you learn about “${term}” in the last year?`,
]
/** For terms that nothing of the client mentions. */
const unknown = [
  (term: string) => `The posting names “${term}”. How would you get there?`,
  (term: string) => `What do you know about “${term}” so far?`,
  (term: string) => `Which of your experience comes closest to “${term}”?`,
]

/** A likely question about a requirement. Neighbors in the list get different ones. */
export function askAbout(term: string, isKnown: boolean, order: number) {
  const templates = isKnown ? known : unknown
  const ask = templates[order % templates.length]
  return ask ? ask(term) : ''
}
