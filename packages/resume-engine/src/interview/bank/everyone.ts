import { type Family, toQuestions } from './family.ts'

/** For an occupation that no other family has. */
export const general: Family = {
  titles: /\b(?:flight attendant|cabin crew)\b/,
  questions: toQuestions(`
    Tell me about a piece of work you are proud of. What was your part in it?
    Why do you want to leave where you are now?
    Tell me about a mistake you made and what you did about it.
    How do you decide what to do first when everything is urgent?
    Describe a time you had to learn something quickly.
    Tell me about a disagreement with someone you worked with. How did it end?
    What would your last manager say that you should work on?
    Tell me about a time you didn't meet a deadline.
    How do you check your own work?
    Give me an example of something you improved without being asked.
    How do you work with people who do things in another way than you?
    What made you apply here and not somewhere else?
  `),
}

export type Level = 'entry' | 'experienced' | 'senior' | 'lead'

/** What is asked of people at a level, whatever they do. */
export const levelQuestions: Record<Level, readonly string[]> = {
  entry: toQuestions(`
    What did you learn in school, training or another job that you would use here?
    Tell me about a time you had to ask for help.
    How do you like to be shown something new?
    Where would you like to be in three years?
    Tell me about something hard that you finished anyway.
    What do you expect from the person who will train you?
  `),
  experienced: toQuestions(`
    How would the people you have worked with describe you?
    What is the hardest part of the work you do now?
    Tell me about a change at work that you found difficult.
    What do people come to you for?
    What would you want to get done in your first month here?
  `),
  senior: toQuestions(`
    Tell me about someone you helped to get better at their work.
    When did you last change your mind about how the work should be done?
    How do you get others to follow you when you aren't their boss?
    Which decision of yours had the largest effect in the last two years?
    What do you no longer do yourself, and how did you let it go?
    What would you look at in your first month here before you changed anything?
  `),
  lead: toQuestions(`
    Tell me about someone on your team who wasn't doing well. What did you do?
    How do you give feedback that someone doesn't want to hear?
    Tell me about a person you hired who turned out to be the wrong choice.
    How do you decide what to hand over and what to do yourself?
    What would the people you lead say about you that your boss wouldn't?
    Tell me about a decision your team didn't like. How did you bring them along?
    How do you handle two good people who can't work together?
    What would your first ninety days here look like?
  `),
}

export type InterviewKind = 'phone' | 'video' | 'on_site'

/** How interviews of a kind usually begin. A phone call is often with a recruiter, who asks for facts. */
export const kindQuestions: Record<InterviewKind, readonly string[]> = {
  phone: toQuestions(`
    What made you apply for this position?
    Tell me in two minutes what you do now and why you are looking.
    What salary do you have in mind?
    When could you start, and what would you have to finish first?
    What do you know about us so far?
    Is there anything in the posting that you haven't done before?
  `),
  video: toQuestions(`
    Tell me about yourself and how you came to this kind of work.
    Walk me through your resume in two minutes.
    What interests you about this position, of all the ones you could apply for?
    Why are you looking for something new?
    What are you best at?
    What are you working on getting better at?
  `),
  on_site: toQuestions(`
    Why do you want to work here?
    Why should we choose you for this position?
    Tell me a little about yourself.
    Tell me about the best team you have worked in. What made it good?
    What kind of boss do you work best with?
    Are you interviewing anywhere else?
  `),
}

/** What a person can ask in return. */
export const kindAsks: Record<InterviewKind, readonly string[]> = {
  phone: toQuestions(`
    What happens after this call, and when will I hear from you?
    What matters most to you in the person you hire?
    What does the schedule look like in a normal week?
    Who would I talk to next, and what will they want to know?
  `),
  video: toQuestions(`
    Who would I work with most closely?
    What would you want me to have done after three months?
    How do new people learn the work here?
    What is the team busy with at the moment?
  `),
  on_site: toQuestions(`
    Could you show me where I would work?
    What does a normal day look like, from start to end?
    What do people here like, and what do they complain about?
    Who would show me how things are done?
  `),
}

/** `first` for a first interview with an employer, `later` for one after that. */
export const stageAsks = {
  first: toQuestions(`
    Why is the position open?
    What is the hardest part of this job?
    How will I know in half a year that I am doing well?
    What would you like to be better in the team next year?
    How did you come here, and why have you stayed?
  `),
  later: toQuestions(`
    Is there anything about my experience that makes you hesitate?
    Which problem should I solve first?
    How does the team decide when people disagree?
    What are the next steps, and when do you want to decide?
    What would my manager expect from me in the first month?
  `),
}

/** In place of a story, where a resume has too few. */
export const storyPrompts = toQuestions(`
  A problem you solved
  Something you made better
  A time it was difficult with someone, and how it ended
`)
