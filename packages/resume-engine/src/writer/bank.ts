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

/** Before a list of what was done. */
export const deedIntros = ['Some of what I have done:', 'A few things I have done:', 'What I have done so far:']
/** Before a list with notes of several kinds. */
export const workIntros = ['From my work so far:', 'Some facts about my work:', 'My work in a few lines:']
/** Before a list of a person without a job. */
export const personIntros = ['A few facts about me:', 'Here is a little about me:', 'What you should know about me:']
export const earlierLabel = 'Earlier experience'

export const skillSentences = [
  'My skills include {skills}.',
  'The skills I bring include {skills}.',
  'Among my skills are {skills}.',
  'My skills are {skills}.',
]
/** A card is no skill. */
export const licenseSentences = [
  'My licenses and skills include {skills}.',
  'Among my licenses and skills are {skills}.',
]

/** How a letter ends: each is whole. */
export const closings = [
  'I would welcome the chance to talk.',
  'I look forward to hearing from you.',
  'I hope that we can talk soon.',
  'Thank you for reading this. I would be glad to tell you more.',
  'I am happy to come in and talk. Thanks for your time.',
  'It would be good to talk about what you need.',
  'May I tell you more in person?',
]
