/**
 * Sentences that a letter may hold whatever the person has done. None says anything about them that they did not type: they
 * speak of the letter and of the reader. `{company}` and `{position}` are filled in;
 * `{a position}` has its article.
 */
export const openings = {
  full: [
    'I am applying for the {position} position at {company}.',
    'Please consider me for the {position} position at {company}.',
    '{company} is looking for {a position}, and I would like you to consider me.',
    'I would like to work at {company} as your next {position}.',
    'This letter is my application for the {position} position at {company}.',
    'I hope you will consider me for the {position} position at {company}.',
    'You are looking for {a position} at {company}, and I would like you to know about my work.',
    'With this letter I am applying to {company} for the {position} position.',
  ],
  withoutCompany: [
    'I am applying for the {position} position that you have advertised.',
    'Please consider me for the {position} position that you have advertised.',
    'You are looking for {a position}, and I would like you to know about my work.',
    'This letter is my application for the {position} position.',
  ],
  withoutPosition: [
    'I would like to work at {company}, and this letter is my application.',
    'Please consider me for the position that {company} has advertised.',
    'I am applying for the position that {company} has advertised.',
  ],
  bare: ['I am applying for the position that you have advertised.'],
}

/** Before what the person typed of their work, where no job of theirs was understood. */
export const backgrounds = ['This is my background, in brief:', 'My background, in brief, is this:']

/** Before a list of further proofs, with a colon. */
export const listIntros = [
  'A few more points, in brief:',
  'More about my work and background:',
  'Some further points:',
  'There is more that I can point to:',
  'Also, in brief:',
  'To that I can add:',
  'These points belong here too:',
  'Beyond that, in brief:',
]

/** Before a list that nothing came before. */
export const firstListIntros = [
  'These things from my work answer your posting:',
  'What I have done, in short:',
  'My work in a few lines:',
]

/** Before a single further proof. */
export const singleIntros = ['My background also includes this:', 'I should add this:']

/** The skills that the posting asks for, and those of the person where it asks for none. */
export const skillSentences = {
  asked: [
    'From what you ask for, I have the following: {skills}.',
    'Of the skills in your posting, I have these: {skills}.',
    'Your posting asks for the following, which I have: {skills}.',
    'I have these skills from your posting: {skills}.',
    'Among the skills that you name, I have these: {skills}.',
    'These skills are on your list and mine: {skills}.',
  ],
  own: ['My skills and qualifications include the following: {skills}.'],
}

export const closings = [
  'I would be glad to talk with you about the job and about any of the work above.',
  'I would welcome a conversation about what you need.',
  'If you have questions, I am happy to answer them.',
  'It would be good to meet you and to hear more about the job.',
  'I would welcome the chance to talk about this in person.',
  'If you would like to know more about any of this, I am happy to come in and talk.',
  'What you need most from the next {position} is something I would like to hear from you directly.',
  'Whatever you would like to know more about, I am glad to answer.',
  'Please ask me about any of this; I would be glad to tell you more.',
]

/** How to reach the person. A form without both has no such sentence. */
export const contacts = {
  phone: [
    'You can reach me at {phone}.',
    'My phone number is {phone}, and a message is fine too.',
    'Please call me at {phone}.',
    'I can be reached at {phone}.',
  ],
  email: ['You can write to me at {email}.', 'My email address is {email}.', 'Please write to me at {email}.'],
}

export const thanks = [
  'Thank you for taking the time to read this letter.',
  'I appreciate the time you have taken for this.',
  'Many thanks for your time and attention.',
  'I look forward to hearing from you.',
  'With thanks for considering me, I hope to hear from you.',
  'Thanks in advance for considering my application.',
  'I am grateful for your time and look forward to your answer.',
]

/** A current job, a past one, and one of which only the title is sure. `{a job}` has its article where it needs it. */
export const jobs = {
  current: [
    'I have been {a job} at {employer} since {from}.',
    'Since {from} I have worked at {employer} as {a job}.',
    'At {employer}, I have been {a job} since {from}.',
    'I work as {a job} at {employer}, where I have been since {from}.',
  ],
  past: [
    'From {from} to {to} I was {a job} at {employer}.',
    'I was {a job} at {employer} from {from} to {to}.',
    'At {employer}, I was {a job} from {from} to {to}.',
  ],
  before: [
    'Before that, I was {a job} at {employer} from {from} to {to}.',
    'Earlier, from {from} to {to}, I was {a job} at {employer}.',
    'From {from} to {to} I was {a job} at {employer}.',
  ],
}
