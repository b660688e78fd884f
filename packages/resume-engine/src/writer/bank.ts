/**
 * Sentences that a letter may hold whatever the person has done. They say nothing about them that they did not type. `{position}`,
 * `{company}` and `{reach}` are filled in, `{a position}` with its article, `{as position}` as one holds it. A sentence that names what is not known is not chosen.
 */
export const openings = {
  /** With a reason of the person. */
  because: [
    'I am applying for the {position} position at {company} because {reason}',
    'I would like to join {company} as {as position} because {reason}',
    'I hope to join {company} as {as position} because {reason}',
    'I am interested in the role of {position} at {company} because {reason}',
    'Here is my application for the {position} position at {company}. {Reason}',
    'This is my application for the role of {position} at {company}. {Reason}',
    'Please consider me for the {position} position at {company}. {Reason}',
    'I would like to work for {company} because {reason}',
    'I would like to work with you as {as position} because {reason}',
    'I am applying for your {position} position because {reason}',
    'I am applying to {company} because {reason}',
    'I would like to work with you because {reason}',
  ],
  plain: [
    'I am applying for the {position} position at {company}.',
    'Please consider me for the {position} position at {company}.',
    'I would like to apply for the {position} position at {company}.',
    'I would like to be considered for the role of {position} at {company}.',
    'I hope you will consider me for the role of {position} at {company}.',
    'I am applying for the {position} position that you have advertised.',
    'Please consider me for the {position} position that you have advertised.',
    'I am applying for the position that {company} has advertised.',
    'Please consider me for the position that {company} has advertised.',
    'I am applying for the position that you have advertised.',
  ],
}

/** Before the list of what was achieved, studied and learned. */
export const listIntros = [
  'A few highlights:',
  'Here are a few highlights:',
  'Highlights of my experience:',
  'Some key points:',
  'Some highlights:',
]

/** Before a list with notes of several kinds. */
export const mixedListIntros = ['Some key points:', 'In short:', 'At a glance:', 'The key points:']
export const earlierLabel = 'Earlier experience'

/** The skills as the last item of a list, and where there is none. */
export const skillItem = 'Skills: {skills}'
export const skillSentences = ['My skills include {skills}.', 'The skills I bring include {skills}.']
/** A card is no skill. */
export const licenseSentences = [
  'My licenses and skills include {skills}.',
  'Among my licenses and skills are {skills}.',
]

/** How a letter ends: each is whole. */
export const closings = [
  'I would welcome the chance to talk. You can reach me at {reach}.',
  'I would be glad to meet you and to hear more about the position.',
  'It would be good to talk about what you need. You can reach me at {reach}.',
  'I look forward to hearing from you and am glad to answer any questions.',
  'I hope that we can talk soon. Thanks for your time.',
  'Thank you for considering my application. I look forward to hearing from you.',
  'I am happy to come in and talk. Many thanks for your time.',
  'May I tell you more in person? The best way to reach me is {reach}.',
]
