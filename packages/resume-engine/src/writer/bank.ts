/**
 * Sentences that a letter may hold whatever the person has done. They say nothing about them that they did not type. `{position}`
 * and `{company}` are filled in, `{as position}` as one holds it. A sentence that names what is not known is not chosen.
 */
export const openings = [
  'I am applying for the {position} position at {company}.',
  'Please consider me for the {position} position at {company}.',
  'I would be glad to join {company} as {as position}.',
  'I hope to join {company} as {as position}.',
  'Please consider my application for the role of {position} at {company}.',
  'I am applying to be your next {position}.',
  'Please consider me for your {position} position.',
  'I would be glad to join you as {as position}.',
  'I hope to be your next {position}.',
  'I am applying for the {position} position.',
  'Please consider me for the {position} position.',
  'I am applying to {company}.',
  'Please consider my application.',
]

/** Before a list of what was done and reached. */
export const resultIntros = ['Some of what I have done:', 'A few things I have done:', 'Some results of my work:']
/** Before a list with licenses, studies and other notes. */
export const factIntros = ['A few more facts:', 'Some more facts:', 'A little more about me:']
export const earlierLabel = 'Earlier experience'

export const credentialSentences = ['My credentials include {skills}.', 'I hold {skills}.']
export const skillSentences = [
  'My skills include {skills}.',
  'The skills I bring include {skills}.',
  'Among my skills are {skills}.',
  'My skills are {skills}.',
]

/** How a letter ends. */
export const closings = [
  'I would welcome the chance to talk.',
  'I look forward to hearing from you.',
  'I hope that we can talk soon.',
  'I am glad to answer any questions.',
  'I am happy to come in and talk. Thanks for your time.',
  'Thank you for considering my application.',
  'I would like to hear more about the job.',
]
/** And that of a director. */
export const executiveClosings = [
  'I would welcome a conversation.',
  'I look forward to talking with you.',
  'Thank you for considering my application.',
]
