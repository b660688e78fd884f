import { type Family, toQuestions } from './family.ts'

/** Food, beds and celebrations. */
export const hospitality: Record<string, Family> = {
  baking: {
    titles: /\b(?:pastry|baker|bakery|p[aâ]tissi\S+|cake decorator)\b/,
    questions: toQuestions(`
      Walk me through your morning, from switching on the ovens to the first tray in the case.
      The dough isn't rising, and you open in two hours. What do you do?
      How do you know that a lamination went right before you bake it?
      Tell me about a dessert or a bread that you made your own.
      How do you plate forty desserts so that the last one looks like the first?
      How do you adjust a recipe when the flour, the oven or the weather changes?
      How do you decide how much to bake, and what happens to the rest?
      A guest with a nut allergy asks what is safe. How do you answer?
      Tell me about a batch you had to throw away. What had happened?
      How do you work out what a new dessert costs?
      The kitchen and you need the same oven. How do you settle it?
      How do you teach exact work to someone who cooks by feel?
    `),
    asks: toQuestions(`
      When does the first shift start, and who else is in then?
      Which ovens and mixers would I work with, and is anything about to be replaced?
      How free would I be to put something new on the menu?
      What do you make here, and what do you buy in?
    `),
  },
  kitchen: {
    titles: /\b(?:chef|cook|kitchen|dishwasher|butcher)\b/,
    questions: toQuestions(`
      Which station are you strongest on, and which one needs work?
      Tell me about the busiest service you have worked. How did you get through it?
      Walk me through how you set up and close your station.
      A plate comes back. What do you do?
      How do you keep track of allergies when the tickets pile up?
      How do you check that food is at a safe temperature all day?
      What do you do when something on the menu runs out at eight?
      The chef snaps at you in the middle of service. How do you take it?
      How do you keep food cost down without the guest noticing?
      Two cooks don't show up on a Saturday night. What do you do?
      How would you train someone who has never held a knife properly?
      Tell me about a dish you made your own.
    `),
    asks: toQuestions(`
      Which station would I start on, and who works beside me?
      How many covers do you do on a normal night, and on the busiest?
      How often does the menu change?
      What are the hours, and how are tips shared?
    `),
  },
  hotelManagement: {
    titles:
      /\b(?:hotel|resort|inn|lodge)\b(?!.*\b(?:front|night|duty)\b).*\b(?:manager|director)\b|\bdirector of rooms/,
    questions: toQuestions(`
      Walk me through the figures of a hotel you ran or helped to run. What did you change?
      How do you set tonight's price when half of the rooms are empty?
      Guest scores fall for three months in a row. Where do you look first?
      The owner wants lower costs, and the guests want more. How do you decide?
      Tell me about a department head you had to help or replace.
      How do you keep good housekeepers when others pay more?
      Tell me about a renovation or an opening. How did you keep the guests happy?
      How do you work with a union, or with people who want one?
      A pipe bursts on a sold-out night. What do you do in the first hour?
      How do you win business for the weeks when the house is quiet?
      A guest posts a review that isn't fair. What do you do?
      How do you split your day between the office and the floor?
    `),
    asks: toQuestions(`
      What do the owners want from the hotel in the next three years?
      Where are occupancy and rate now, and where should they be?
      Which departments are strong, and where would I have to build?
      How much can I decide without asking?
    `),
  },
  hotel: {
    titles: /\b(?:hotel|front desk agent|guest services?|concierge|night audit(?:or)?|front office|resort)\b/,
    questions: toQuestions(`
      A guest arrives at midnight and there is no room left. What do you do?
      Tell me about a guest you made happy with something small.
      How do you handle a complaint about a room that isn't clean?
      The lobby is full and the system is down. How do you check people in?
      A guest asks for the room number of another guest. What do you say?
      How do you offer an upgrade without pressure?
      Tell me about a time you stayed calm with a guest who didn't.
      A charge on the bill is wrong and the guest is leaving for the airport. What do you do?
      How do you pass on to the next shift what they need to know?
      What would you recommend to a guest who has one evening in town?
      How do you work with housekeeping when rooms are late?
      What do you do when you notice something that may be a safety problem?
    `),
  },
  events: {
    titles: /\b(?:event|events|wedding|conference) (?:coordinator|planner|manager|producer|specialist)/,
    questions: toQuestions(`
      Walk me through an event you planned, from the first call to the last invoice.
      Tell me about something that went wrong on the day. Who noticed?
      How do you keep to a budget when the client keeps adding things?
      The caterer cancels two days before. What do you do?
      How do you choose between two venues?
      What is on your list for the morning of an event?
      Tell me about a client who didn't know what they wanted.
      How do you know afterwards whether an event was worth it?
      How do you manage vendors you have never worked with?
      How many events have you run at the same time, and how did you keep them apart?
      What would you do if half as many guests came as expected?
      How do you plan for guests who have trouble hearing, seeing or walking?
    `),
  },
  restaurant: {
    fields: ['hospitality'],
    questions: toQuestions(`
      A guest says that they have waited forty minutes for their food. What do you do?
      Tell me about the hardest shift you have worked.
      How do you recommend a dish or a drink you have never tried?
      A table has had too much to drink and orders another round. What do you say?
      How do you handle a guest with a serious allergy?
      You get three new tables at the same time. What is the order of what you do?
      Tell me about a time you and the kitchen didn't agree.
      How do you make a guest feel welcome in the first minute?
      A coworker doesn't share tips fairly. What do you do?
      What do you do when the guest is wrong?
      How do you learn a new menu?
      Tell me about a guest who came back because of you.
    `),
    asks: toQuestions(`
      Which shifts would I work, and how are sections given out?
      How are tips shared?
      How long does someone train before they have tables of their own?
      What do your regulars come for?
    `),
  },
}
