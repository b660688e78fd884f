/**
 * Sentences that a letter may hold whatever the person has done. They say nothing about them that they did not type. `{position}`,
 * `{company}` and `{reach}` are filled in, `{a position}` and `{a job}` with their article. A sentence that names what is not
 * known is not chosen.
 */
export const openings = {
  /** After what is a whole reason: "You ...", "Your ..." and "I want ...". */
  afterWhole: [
    'That is why I am applying for the {position} position at {company}.',
    'This is why I would like to join {company} as your next {position}.',
    'For that reason, I am applying for the {position} position at {company}.',
    'That is why I would like to be your next {position}.',
    'That is why I would like to work at {company}.',
    'That is why I am applying for this job.',
  ],
  /** After another one. */
  afterOne: [
    'That is part of why I am applying for the {position} position at {company}.',
    'This is part of why I would like to join {company} as your next {position}.',
    'Partly for that reason, I am applying for the {position} position at {company}.',
    'This is among the reasons I would like to be the next {position} at {company}.',
    'That is among my reasons for applying for the {position} position at {company}.',
    'That is part of why I would like to be your next {position}.',
    'That is part of why I would like to work at {company}.',
    'That is part of why I am applying for this job.',
  ],
  plain: [
    'I am applying for the {position} position at {company}.',
    'Please consider me for the {position} position at {company}.',
    'I would like to join {company} as your next {position}.',
    'I hope you will consider me for the {position} position at {company}.',
    '{company} is looking for {a position}, and I would like to be considered.',
    'I am applying for the {position} position that you have advertised.',
    'Please consider me for the {position} position that you have advertised.',
    'I am applying for the position that {company} has advertised.',
    'Please consider me for the position that {company} has advertised.',
    'I am applying for the position that you have advertised.',
  ],
}

/** Before a list of notes, and before one whose items all begin with a verb. */
export const listIntros = {
  notes: [
    'A few highlights:',
    'Some highlights:',
    'In brief:',
    'My highlights:',
    'In short:',
    'A few points:',
    'My work in brief:',
  ],
  one: ['In brief:', 'In short:'],
  deeds: ['What else I have done:', 'More of my work:', 'Other work I have done:'],
}

/** Notes of a kind that a list names. */
export const labels = { before: 'Before that: {note}', education: 'Education: {note}', skills: 'Skills: {note}' }

/** Where there is no list. */
export const skillSentence = 'My skills include {skills}.'

/** How a letter ends: each is whole. */
export const closings = [
  'I would welcome the chance to talk with you, and you can reach me at {reach}.',
  'Thank you for reading this. I would be glad to meet you and to learn more about the position.',
  'It would be good to talk about what you need in this position. You can reach me at {reach}.',
  'I look forward to hearing from you and am glad to answer any questions.',
  'I hope that we can talk soon. Thanks for your time.',
  'If you have questions, please reach me at {reach}. I appreciate your time.',
  'I hope to hear from you, and I thank you for considering my application.',
  'Thank you for considering me. I would like to hear what matters most to you in this position.',
  'Could we talk about the position? You can reach me at {reach}, and I thank you for your time.',
  'I would be happy to come in and talk. Many thanks for your time.',
  'I would be glad to tell you more in person. You can reach me at {reach}.',
]

/** A job held now and one that is over, with dates. */
export const jobs = {
  current: [
    'I have been {a job} at {employer} since {from}.',
    'Since {from}, I have been {a job} at {employer}.',
    'I have worked as {a job} at {employer} since {from}.',
  ],
  past: [
    'From {from} to {to}, I was {a job} at {employer}.',
    'I was {a job} at {employer} from {from} to {to}.',
    'I worked as {a job} at {employer} from {from} to {to}.',
  ],
  before: [
    'Before that, I was {a job} at {employer} from {from} to {to}.',
    'Earlier, from {from} to {to}, I was {a job} at {employer}.',
  ],
}
