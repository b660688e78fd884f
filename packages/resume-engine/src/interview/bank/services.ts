import { type Family, toQuestions } from './family.ts'

/** Guarding and looking after places and people. */
export const services: Record<string, Family> = {
  guarding: {
    fields: ['guarding'],
    titles: /\b(?:security (?:guard|officer)|police|firefighter|corrections?(?:al)?|loss prevention)\b/,
    questions: toQuestions(`
      Tell me about a situation you calmed down without using force.
      You find a door open that should be locked, at three in the morning. What do you do?
      How do you stay alert through a quiet night?
      Someone without a badge says that they know the boss. What do you say?
      Walk me through the last incident report you wrote.
      When is it right to use force, and when is it not?
      The fire alarm goes off in a full building. What are your first steps?
      Tell me about a time you noticed something that others had missed.
      You see a colleague take something that isn't theirs. What do you do?
      How do you deal with someone who is drunk or confused?
      Two things happen at once and you are alone. How do you choose?
      How do you handle people who insult your uniform?
    `),
  },
  cleaning: {
    titles:
      /\b(?:janitor|custodian|cleaner|housekeep(?:er|ing)|room attendant|groundskeeper|landscap(?:er|ing)|gardener)\b/,
    questions: toQuestions(`
      How do you plan your work so that everything is done by the end of the shift?
      You find a wallet or a phone while you work. What do you do?
      Which products must never be mixed, and how do you store them?
      Tell me about a place that was in a bad state. How did you bring it back?
      Someone complains that an area wasn't done, and you did it an hour ago. What do you say?
      Which machines and tools have you used?
      How do you work around people who are still using the place?
      What do you do when you notice that something is broken or dangerous?
      How do you make sure that you don't hurt your back?
      Tell me about a day when you were short of people.
      How do you check your own work before you leave?
      Can you start early, work late or work on weekends when it is needed?
    `),
  },
  personalCare: {
    fields: ['personalCare'],
    questions: toQuestions(`
      A client doesn't like the result. What do you do?
      How do you find out what someone wants when they can't describe it?
      Tell me about a client who has stayed with you for years. Why do they come back?
      How do you tell someone that what they want won't work for them?
      How do you keep your tools and your place clean between clients?
      You are running half an hour late. How do you handle the next client?
      How do you suggest a product or another session without pushing?
      Tell me about a time a client had a reaction or got hurt.
      How do you build a full book in a new place?
      Which techniques have you learned in the last year?
      How do you work with someone who has an injury or a health condition?
      How do you keep your energy up for the last client of the day?
    `),
  },
}
