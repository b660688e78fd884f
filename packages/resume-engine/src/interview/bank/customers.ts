import { type Family, toQuestions } from './family.ts'

export const customers: Record<string, Family> = {
  storeManagement: {
    titles: /\b(?:store|shop|retail|supermarket|grocery) (?:general )?(?:manager|director|supervisor|team lead)/,
    questions: toQuestions(`
      How did you bring sales up in a store or a department you ran?
      Tell me about shrink where you work now. What have you done about it?
      How do you build a schedule when payroll is cut?
      Walk me through how you open and close a store.
      How do you find good people, and how do you keep them?
      Tell me about a time you had to let someone go.
      What do you look at when you walk into a store for the first time?
      Which figures do you follow every day, and what do you do when one drops?
      A customer asks for the manager and is already shouting. What do you do?
      Tell me about an inventory or an audit that went badly.
      You think that one of your own people is stealing. What happens next?
      How do you get a team ready for the busiest week of the year?
    `),
    asks: toQuestions(`
      How is this store doing against its plan?
      What would you want to look different in this store after six months?
      Who is on the team now, and which positions are open?
      What may a store manager decide without asking the district?
    `),
  },
  retail: {
    fields: ['retail'],
    titles: /\b(?:store|shop assistant|retail|grocery|checkout)\b|cashier/,
    questions: toQuestions(`
      A customer wants to return something without a receipt. What do you do?
      Tell me about a time you turned an unhappy customer around.
      How do you help someone who says they are just looking?
      You think someone is stealing. What do you do?
      Tell me about your busiest day in a store. How did you keep up?
      The line is long and the phone is ringing. What comes first?
      How do you suggest something more without being pushy?
      What would you change about how our store looks right now?
      A coworker keeps coming late and you cover for them. What do you do?
      Your register doesn't balance at closing. What happens next?
      Tell me about a sale or a display you are proud of.
      How would you handle a customer who raises their voice in front of others?
    `),
    asks: toQuestions(`
      How many hours would I get, and how far ahead is the schedule made?
      What does a good week look like in this store?
      Which department would I start in?
      Do people here move up to supervisor or manager?
    `),
  },
  customerService: {
    fields: ['customerService'],
    titles: /\bcustomer (?:success|support|service|care|experience)|call cent(?:er|re)/,
    questions: toQuestions(`
      Tell me about the angriest customer you have dealt with. How did it end?
      How do you say no to a customer without losing them?
      You don't know the answer and the customer is waiting. What do you say?
      Tell me about a time you broke a rule, or wanted to, to help a customer.
      How do you keep your tone friendly on the fortieth call of the day?
      A customer keeps coming back with the same problem. What do you do?
      How do you balance quick answers with good answers?
      Tell me about something customers complained about that you got changed.
      How do you write a reply when the customer is right and we made the mistake?
      What do you do when a customer insults you?
      Walk me through how you handle five conversations at the same time.
      How do you notice that a customer is about to leave?
    `),
    asks: toQuestions(`
      What do customers contact you about most?
      How is good work measured here, besides the number of contacts?
      How long is the training before I take customers alone?
      What may I decide for a customer without asking?
    `),
  },
  sales: {
    fields: ['sales'],
    titles: /\b(?:sales|account executive|account manager|business development)\b/,
    questions: toQuestions(`
      Walk me through the last deal you won, from the first contact to the signature.
      Tell me about a deal you lost. What would you do differently?
      How did you do against your target last year, in numbers?
      A prospect says that we are too expensive. What do you answer?
      How do you get to the person who can say yes?
      How many people do you contact in a week, and how many become meetings?
      Tell me about a customer you decided not to sell to.
      How do you open a call with someone who didn't expect it?
      Two weeks before the end of the quarter you are far behind. What do you do?
      How do you prepare for a first meeting with a company like ours?
      Tell me about a customer who grew because of you.
      What do you do when a deal goes silent?
    `),
    asks: toQuestions(`
      How many people on the team made their target last year?
      Where do leads and accounts come from, and what would I start with?
      How is the commission worked out, and when is it paid?
      Why do customers choose you, and why do they leave?
    `),
  },
  marketing: {
    fields: ['marketing'],
    questions: toQuestions(`
      Tell me about a campaign you ran. What did it cost, and what did it bring?
      Which campaign of yours failed, and how soon did you know?
      You get half the budget next year. What do you stop doing?
      How do you find out what customers think, beyond what they click?
      What would you change about our website or our last campaign?
      How do you know which channel a sale came from?
      Tell me about a time sales said that your leads were no good.
      How do you write for an audience you don't belong to?
      Something of ours gets a storm of bad comments. What do you do in the first hour?
      Walk me through how you launch something no one is waiting for.
      Which number do you think marketers watch too much?
      How do you work with an agency or a freelancer who misses the point?
    `),
  },
  writing: {
    fields: ['writing'],
    questions: toQuestions(`
      Tell me about a piece you are proud of. What was hard about it?
      How do you write about something you knew nothing about last week?
      Walk me through how you edit your own work.
      Tell me about an editor or a client who changed too much. How did you handle it?
      How do you check facts when the deadline is today?
      What did you cut from your last piece, and why?
      How do you get an expert to say something a reader will understand?
      How do you change your voice for another brand or another reader?
      Tell me about a mistake of yours that was published.
      How do you come up with ideas when there are none?
      How do you know that people read what you wrote?
      What would you change about the way we write?
    `),
  },
  realEstate: {
    fields: ['realEstate'],
    questions: toQuestions(`
      Walk me through how you bring in a new listing or a new tenant.
      A seller wants a price that the market won't pay. What do you say?
      Tell me about a deal that nearly fell through. How did you save it?
      A tenant hasn't paid for two months. What do you do?
      How do you show a property that has an obvious problem?
      How do you handle two buyers who want the same house?
      Tell me about the most difficult tenant or owner you have dealt with.
      How do you keep a building full when a new one opens next door?
      A pipe bursts on a Sunday night. What happens next?
      How do you make sure that everyone gets the same treatment under fair housing rules?
      How do you stay in touch with people who may only buy in two years?
      How do you decide between repairing something and replacing it?
    `),
  },
}
