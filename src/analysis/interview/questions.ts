/** With words of the client to answer from. */
const known = [
  (term: string) => `Tell me about your experience with ${term}.`,
  (term: string) => `What is an example of your work that involved ${term}, and what came of it?`,
  (term: string) => `What did you find hardest about ${term}, and how did you deal with it?`,
  (term: string) => `How would you explain ${term} to a new colleague?`,
  (term: string) => `What would you do differently about ${term} if you started again?`,
  (term: string) => `How did you learn ${term}, and what did you learn about it in the last year?`,
]
/** Without any. */
const unknown = [
  (term: string) => `The position asks for ${term}. How would you get there?`,
  (term: string) => `What do you know about ${term} so far?`,
  (term: string) => `Which of your experience comes closest to ${term}?`,
]

/** A likely question about a requirement. Neighbors in the list get different ones. */
export function askAbout(term: string, isKnown: boolean, order: number) {
  const templates = isKnown ? known : unknown
  const ask = templates[order % templates.length]
  return ask ? ask(term) : ''
}
