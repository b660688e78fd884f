/** A text made of what a form says, and what the form should say to make it better, as questions to the person. */
export interface Written {
  text: string
  missing: string[]
}

/** Sentences asking for numbers: enough to begin with. */
const mostAsked = 3
const longestQuote = 60

/** Asks for a number in what has none; a number is never made up. */
export function askForNumbers(statements: readonly string[]): string[] {
  return statements
    .filter((statement) => !/\p{N}/u.test(statement))
    .slice(0, mostAsked)
    .map((statement) => `Add a number: how many, how much or how often? (“${cutAtWord(statement)}”)`)
}

function cutAtWord(text: string): string {
  if (text.length <= longestQuote) return text
  const cut = text.slice(0, longestQuote).toWellFormed()
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`
}
