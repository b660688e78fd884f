/**
 * Sentences that a letter may hold whatever the person has done. None says anything about them that they did not type: they
 * speak of the letter, of the reader, and of what the person would do first. `{company}` and `{position}` are filled in;
 * `{a position}` has its article.
 */
export const openings = {
  full: [
    'I am applying for the {position} position at {company}.',
    'Please consider me for the {position} position at {company}.',
    '{company} is looking for {a position}, and I would like you to consider me.',
    'I would like to work at {company} as your next {position}.',
    'Your posting for {a position} at {company} made me want to write to you.',
    'This letter is my application for the {position} position at {company}.',
    'When I saw that {company} needs {a position}, I wanted to apply.',
    'The {position} position at {company} is a job I would like to have, and this letter says why.',
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

/** The end of the first paragraph, before anything that was done. */
export const leads = [
  'Here is what I would bring, as plainly as I can put it.',
  'Below is the work that I would like you to judge me by.',
  'My resume has the dates; this letter is about the work.',
  'I will keep to the parts of my work that matter for this job.',
  'Let me tell you briefly what I have done and how I work.',
  'The rest of this page is about the work I have done so far.',
  'So that you can decide quickly, I have kept this letter to what I have done.',
  'My resume has the full history; these are the parts that matter here.',
  'The best argument I can offer you is what I have done so far.',
  'You should know first what I have worked on, and then judge for yourself.',
]

/** In place of a reason that the person gave, where their work answers the posting. */
export const matches = [
  'Much of what you describe is familiar to me.',
  'What the posting describes is close to the work I know.',
  'A good part of the posting names work that I know.',
  'Several of the things you ask for I can already bring.',
]

/** After the first thing that was done. */
export const afterProof = [
  'I would be glad to explain how that came about.',
  'It is the piece of work I would most like to tell you about in person.',
  'There is a longer story behind it, and I am happy to tell it.',
  'Ask me about it, and I will tell you what worked and what I would do differently today.',
  'If you have a question for me, I hope it is about this.',
  'More than anything else in this letter, I would like to talk about how that was done.',
  'If I had to choose a single piece of work to show you, it would be this.',
  'What it took to get there is something I can describe to you step by step.',
  'That result says more about how I work than any adjective could.',
]

/** After the list, what it has to do with the employer. */
export const afterList = [
  'I think much of this would be useful at {company}, and I would be glad to have you be the judge of that.',
  'How much of this fits {company} is for you to decide, but I believe that a good part of it does.',
  'Some of this will matter more to {company} than the rest, and I would like to hear which part that is.',
  'I would bring all of this to {company}, and I expect to learn as much again from the people there.',
  'I hope this shows why I would be useful at {company} soon after I start, and not only after a year.',
  'I chose these because they seem closest to what you need; there is more that did not fit on a page.',
  'From what I can tell, {company} could use most of this, and I would be glad to hear where I am wrong.',
  'Not all of it will be new to {company}, but I hope some of it is what you have been looking for.',
  'You know better than I do which of these points {company} needs most, and that is where I would start.',
]

/** Before a list of further proofs, with a colon. */
export const listIntros = [
  'Some further examples of my work:',
  'There is more that I can point to:',
  'Also from my work, in short:',
  'More of what I have done, in brief:',
  'To give you a little more to go on:',
  'The rest is quickest to read as a list:',
  'Other things I would bring up if we met:',
  'A few more points that belong in this letter:',
  'What else you should know about my work:',
]

/** Before a list that nothing came before. */
export const firstListIntros = [
  'These things from my work answer your posting:',
  'The quickest way to show you my work is a list:',
  'These are the points I would start with if we met:',
  'What I have done, in short:',
  'My work in a few lines:',
]

/** Before a single further proof. */
export const singleIntros = [
  'I should also mention this:',
  'There is something else to mention:',
  'This belongs here too:',
]

/** What stands before the skills that the posting asks for, in the list. */
export const skillLabels = [
  'From your list of skills',
  'Skills you ask for',
  'Tools and skills from your posting',
  'From the skills you ask for',
  'Skills from your posting',
]

/** The skills where there is no list. */
export const skillSentences = [
  'On the list of skills in your posting, I can already tick off {skills}.',
  'My skills include {skills}.',
]

export const closings = [
  'I would be glad to talk with you about the job, about what it needs most, and about any of the work above.',
  'I would welcome a conversation about what you need and whether I am the right person for it.',
  'A short conversation would tell us both more than another page, so I hope you will get in touch.',
  'If you would like to know more about any of this, I am happy to come in and talk, or to answer your questions by phone.',
  'What you need most from the next {position} is something I would like to hear from you directly.',
  'Whatever you would like to know more about, I am glad to answer it in person or by phone.',
  'Meeting you and hearing more about the job would be a pleasure, and I can arrange my time around yours.',
  'Perhaps we can talk soon; I have questions about the job too, and I would like to hear yours.',
  'Should you want to see me in person, I can come at a time that suits you.',
  'The next step is yours, and I would be happy if it were an invitation to come in and talk.',
]

/** How to reach the person; without a number where the form has none. */
export const contacts = {
  phone: [
    'You can reach me at {phone}.',
    'My phone number is {phone}, and a message is fine too.',
    'The best way to reach me is by phone, at {phone}.',
    'Please call me at {phone} whenever it suits you.',
    'I can be reached at {phone}.',
    'Feel free to call me at {phone} at any time.',
  ],
  email: [
    'All of my contact details are at the top of this letter.',
    'You can write to me at {email}.',
    'My email address is {email}.',
    'The best way to reach me is by email, at {email}.',
    'An email to {email} will always find me.',
  ],
  none: ['I can make time for a call whenever it suits you.'],
}

export const thanks = [
  'Thank you for taking the time to read this letter.',
  'I appreciate the time you have taken for this.',
  'Many thanks for your time and attention.',
  'I look forward to hearing from you.',
  'With thanks for considering me, I hope to hear from you.',
  'It would be good to hear from you, whatever you decide.',
  'Thank you for considering my application.',
  'I am grateful for your time and look forward to your answer.',
  'Until then, thank you for reading this far.',
  'Whatever you decide, thank you for reading.',
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
