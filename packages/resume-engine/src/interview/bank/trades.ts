import { type Family, toQuestions } from './family.ts'

/** Building, making and moving. */
export const trades: Record<string, Family> = {
  science: {
    titles:
      /\b(?:scientist|chemist|biologist|microbiologist|geologist|research (?:associate|assistant|technician)|lab(?:oratory)? (?:technician|analyst|assistant|manager))\b/,
    questions: toQuestions(`
      Walk me through an experiment you designed. What would you change now?
      Tell me about a result you couldn't reproduce.
      How do you check that an instrument is telling you the truth?
      Which methods do you do with your own hands, and which do you only know from papers?
      How do you keep a lab notebook that someone else could work from?
      Tell me about a time your hypothesis was wrong.
      How do you decide that a batch of data has to be thrown away?
      How do you explain your work to someone without your training?
      Something spills at the next bench. What do you do?
      How do you plan your week when three projects need the same instrument?
      Tell me about a disagreement over how to read a result.
      Which paper has changed how you work?
    `),
  },
  construction: {
    fields: ['construction'],
    questions: toQuestions(`
      Tell me about a job that was running late. How did you catch up?
      You see someone working without a harness. What do you do?
      The drawings and the site don't match. What happens next?
      How do you handle a subcontractor who does poor work?
      Walk me through how you price or plan a job you haven't done before.
      Tell me about a mistake that had to be torn out. Whose was it, and what did you do?
      How do you get ready for an inspection?
      It rains for a week. How do you keep the crew busy?
      How do you deal with an owner who changes their mind after the walls are up?
      Which tools and machines can you run without help?
      Tell me about a near miss on a site. What changed afterwards?
      What do you check first when you come on a site in the morning?
    `),
  },
  electrical: {
    fields: ['electrical'],
    questions: toQuestions(`
      Walk me through how you find a fault in a circuit that trips now and then.
      How do you make sure that a line is dead before you touch it?
      Tell me about work by someone else that you had to put right.
      An owner asks you to do something that is against the code. What do you say?
      Which kind of work have you done most: homes, businesses or industry?
      How do you size the wire and the breaker for a new machine?
      Tell me about a close call. What do you do differently now?
      How do you read a drawing that turns out to be wrong?
      How do you work in a building that can't be switched off?
      What do you do when the inspector and you disagree?
      How do you teach an apprentice without slowing down the job?
      What is in your bag that others don't carry?
    `),
    asks: toQuestions(`
      What kind of jobs would I be on in the first months?
      Would I work alone, with a partner or on a crew?
      What do you supply, and which tools do I bring?
      How far do I travel, and am I paid for the drive?
    `),
  },
  autoRepair: {
    titles: /\b(?:auto(?:motive)?|diesel|truck|vehicle|car|motorcycle|bike|aircraft) (?:mechanic|technician)|body shop/,
    questions: toQuestions(`
      Walk me through how you diagnose a car that stalls only when it is warm.
      Tell me about a repair that came back. What had happened?
      A customer says that the price is too high for what was wrong. How do you explain it?
      Which jobs do you do fastest, and which do you still look up?
      You find a second fault that the customer didn't ask about. What do you do?
      Which scan tools do you use, and when do you not trust them?
      Tell me about the hardest fault you ever found.
      The part won't come for three days and the customer needs the car. What do you do?
      How do you keep flat-rate hours up without cutting corners?
      What do you check on a test drive after a brake job?
      Someone asks you to pass a vehicle that shouldn't pass. What do you say?
      How do you keep up with hybrid and electric vehicles?
    `),
  },
  mechanicalTrades: {
    fields: ['mechanicalTrades'],
    questions: toQuestions(`
      Walk me through the hardest fault you have tracked down.
      How do you decide whether to repair something or replace it?
      Tell me about a job you had to go back to. What had you missed?
      Which drawings, gauges and machines do you work with every day?
      Something breaks that stops everyone's work. What do you do in the first ten minutes?
      How do you make sure that a machine can't start while your hands are in it?
      How do you explain to a customer what is wrong and what it will cost?
      Tell me about a time you improved how a machine or a system was looked after.
      You don't have the right part. What do you do?
      How do you check your own work before you call it done?
      Which part of your trade would you like to get better at?
      Tell me about a time you stopped a job because it wasn't safe.
    `),
  },
  engineering: {
    fields: ['engineering'],
    titles:
      /\b(?:mechanical|civil|structural|electrical|chemical|process|industrial|environmental|aerospace|hardware|quality|project|design) engineer/,
    questions: toQuestions(`
      Walk me through a design of yours, from the requirements to the finished thing.
      Tell me about something you designed that failed in testing or in the field.
      How do you check a calculation that a computer made?
      How do you weigh cost against safety when they pull in different directions?
      Tell me about a time the people who build it said that your design couldn't be built.
      Which standard or code do you work with most, and where does it leave you room?
      How did you cut weight, cost or time out of something?
      A supplier wants to change a material late in the project. How do you decide?
      How do you present a technical risk to someone without your training?
      Tell me about a root cause that surprised you.
      Which software do you design in, and what do you still do by hand?
      How do you keep track of changes when five people work on one drawing?
    `),
  },
  manufacturing: {
    fields: ['manufacturing'],
    questions: toQuestions(`
      The line is running and you see a bad part. What do you do?
      Tell me about a change that made a machine or a line run better.
      How do you keep up speed and quality at the same time?
      Walk me through a changeover or a setup that you do often.
      Tell me about a safety problem you noticed and what you did about it.
      What do you tell the next shift before you go home?
      A machine makes a sound it didn't make yesterday. What do you do?
      How do you find out where bad parts come from?
      Someone tells you to skip a check to make the numbers. What do you say?
      Which measuring tools do you use, and how do you know they are right?
      How do you stay alert on a job that repeats all day?
      Tell me about a target you missed. What was behind it?
    `),
  },
  warehouse: {
    fields: ['warehouse'],
    questions: toQuestions(`
      How many orders did you pick or load in a shift, and with how many errors?
      The count on the shelf doesn't match the system. What do you do?
      Tell me about a time you saw something unsafe on the floor.
      Which forklifts and scanners have you used, and is your license valid?
      A truck is waiting and the order isn't ready. What do you do?
      How do you load a trailer so that nothing shifts?
      How do you keep your pace in the last two hours of a shift?
      Tell me about a mistake in an order that you caught.
      A coworker isn't pulling their weight. How do you handle it?
      What do you check on a forklift before you drive it?
      Can you work nights, weekends and overtime in the busy season?
      How would you change the layout to save people steps?
    `),
    asks: toQuestions(`
      Which shift would I be on, and how much overtime is usual?
      How is the rate measured, and what do new people reach in a month?
      What equipment would I be trained on?
      How do people here move up?
    `),
  },
  trucking: {
    titles:
      /\b(?:(?<!delivery |box )truck|cdl|otr|over.the.road|tractor|tanker|flatbed|dump truck|long.haul)\b.*\bdriver|\bdriver\b.*\bcdl\b|owner.operator/,
    questions: toQuestions(`
      How many miles have you driven with a commercial license, and with which equipment?
      Tell me about any accidents, tickets or inspections on your record.
      Walk me through your pre-trip inspection.
      Your hours are nearly used up and the receiver is forty miles away. What do you do?
      What do you do when the roads ice over?
      How do you secure a load, and when do you look at it again?
      You wait four hours at a dock. How do you handle it?
      Tell me about the closest call you have had in a truck.
      A dispatcher pushes you to run when you are tired. What do you say?
      How do you plan fuel, parking and time on a long run?
      Tell me about a breakdown on the road. What did you do first?
      How do you feel about nights away from home?
    `),
    asks: toQuestions(`
      How much time would I have at home, and how often do plans change?
      How many paid miles does a driver get in a usual week?
      Do you pay for detention, layovers and breakdowns?
      Which truck would I drive, and would it be mine alone?
    `),
  },
  driving: {
    fields: ['driving'],
    questions: toQuestions(`
      Walk me through your inspection before you drive off.
      Tell me about the closest call you have had on the road.
      You are running late and your hours are nearly used up. What do you do?
      A customer refuses the delivery. What happens next?
      How do you drive in snow, fog or heavy rain?
      What is on your driving record, and what happened?
      A dispatcher asks you to skip a break. What do you say?
      How do you plan a route with twenty stops and two fixed times?
      How do you load so that nothing moves or breaks on the way?
      Something is wrong with the vehicle at six in the morning. What do you do?
      How do you deal with a rude passenger or customer?
      How well do you know the streets here, and what do you do when the map is wrong?
    `),
    asks: toQuestions(`
      How many stops does a usual day have, and when does it end?
      What vehicle would I drive, and who looks after it?
      How am I paid: by the hour, the day or the stop?
      What happens when a route takes longer than planned?
    `),
  },
}
