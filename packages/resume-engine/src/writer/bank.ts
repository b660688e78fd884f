/**
 * Sentences that a letter may hold whatever the person has done. They say nothing about them that they did not type. `{position}`
 * and `{company}` are filled in, `{as position}` as one holds it, `{wish}` as what follows "I want to". A sentence that names what is not known is
 * not chosen.
 */
export const openings = [
  'I am applying for the {position} position at {company} because I want to {wish}.',
  'I hope you will consider me for the {position} position at {company}. I want to {wish}.',
  'As {as position} at {company}, I would like to {wish}.',
  'I want to {wish}, which is why I am applying for the {position} position at {company}.',
  'I am applying for the {position} position because I want to {wish}.',
  'I want to {wish}, which is why I am applying for your {position} position.',
  'I am applying to {company} because I want to {wish}.',
  'Please consider me for the {position} position at {company}.',
  'I would like to join {company} as {as position}.',
  'Please consider me for your {position} position.',
  'I would like to join you as {as position}.',
  'Please consider me for the {position} position.',
  'I am applying to {company}.',
  'Please consider my application.',
]

/** Before a list of deeds, of results, and of notes of several kinds. */
export const deedIntros = ['Some of what I have done:', 'A few things I have done:']
export const resultIntros = ['Some results:', 'Some results of my work:', 'A few results:']
export const factIntros = ['From my work:', 'More from my work:', 'Also from my work:']
/** Before deeds behind a story. */
export const furtherIntro = 'I also:'
/** Before a note that is alone, and before what is no sentence of a license or a degree. */
export const onlyIntro = 'In addition:'
/** Before notes on earlier jobs. */
export const earlierLabel = 'Earlier experience'

/** How a letter ends. */
export const closings = [
  'I would welcome the chance to talk.',
  'I look forward to hearing from you.',
  'I hope that we can talk soon.',
  'I am glad to answer any questions.',
  'I am happy to come in and talk. Thanks for your time.',
  'Thank you for considering my application.',
  'I would be glad to tell you more.',
]
/** And that of a director. */
export const executiveClosings = [
  'I would welcome a conversation.',
  'I look forward to talking with you.',
  'Thank you for considering my application.',
]
