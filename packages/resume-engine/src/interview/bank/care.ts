import { type Family, toQuestions } from './family.ts'

/** Health, social work and schools. */
export const care: Record<string, Family> = {
  therapy: {
    titles: /\b(?:physical|occupational|speech|respiratory) (?:therapist|therapy)|speech.language/,
    questions: toQuestions(`
      Walk me through a patient you treated, from the evaluation to the discharge.
      How do you motivate a patient who doesn't do their exercises?
      Tell me about a treatment plan that didn't work. What did you change?
      A family expects more progress than you think is possible. What do you tell them?
      How do you set goals that a patient cares about?
      How do you keep your notes up to date with a full schedule?
      Tell me about a time you and a doctor saw a patient differently.
      What do you do when a patient is in more pain after your session?
      How do you decide that a patient is ready to stop?
      How do you work with an assistant who sees your patients on other days?
      The insurer approves half the visits you asked for. How do you use them?
      How do you keep yourself safe when you lift or transfer someone?
    `),
  },
  caregiving: {
    titles:
      /\b(?:caregiver|home health aide|personal care (?:aide|assistant)|nursing assistant|nurse aide|patient care technician|cna|hha|pct)\b/,
    questions: toQuestions(`
      A resident refuses to be washed. What do you do?
      Tell me about someone you cared for who was hard to reach. How did you get through?
      How do you notice that something is wrong before the person says so?
      You have eight residents, and two need you at the same time. Who comes first?
      How do you help someone who is confused and afraid at night?
      How do you lift or turn someone without hurting them or yourself?
      A family member tells you that you are doing it wrong. What do you say?
      What would you do if you saw a coworker being rough with someone?
      How do you keep someone's dignity when you help them in the bathroom?
      Someone falls while you are with them. What are your first steps?
      How do you cope when a person you cared for dies?
      What do you write down at the end of a shift, and what do you tell the nurse in person?
    `),
    asks: toQuestions(`
      How many people would I look after on a shift?
      Who do I call when I need a second pair of hands?
      What training do you give before I work alone?
      How far ahead is the schedule made?
    `),
  },
  nursing: {
    fields: ['nursing'],
    questions: toQuestions(`
      Tell me about a time you disagreed with a doctor's order.
      How do you decide who to see first when three patients need you?
      Walk me through a time a patient got worse quickly. What did you notice first?
      Tell me about a mistake or a near miss with a medication. What did you do?
      A family is angry about how long they have waited. How do you handle it?
      How do you hand over a patient so that nothing gets lost?
      How do you deal with a patient who refuses treatment?
      Tell me about the hardest shift you have had.
      You are given more patients than you think is safe. What do you do?
      How do you teach a patient what they need to know before they go home?
      Tell me about a conflict with another nurse. How did you settle it?
      Which equipment and which charting system have you worked with, and where would you need training?
    `),
    asks: toQuestions(`
      How many patients does a nurse have on this unit, by day and by night?
      How long is orientation, and would I have a preceptor?
      How often are nurses floated to other units?
      What happens when a shift is short of staff?
    `),
  },
  medicalAssisting: {
    fields: ['medicalAssisting'],
    questions: toQuestions(`
      A patient is afraid of needles. How do you draw their blood?
      Walk me through how you bring a patient from the waiting room to the exam.
      The doctor is an hour behind. What do you say to the people who are waiting?
      Tell me about a time you noticed something the doctor needed to know.
      How do you make sure that you have the right patient and the right order?
      The phones ring, a patient is at the desk and the doctor calls you. What do you do?
      Which procedures have you assisted with, and which would be new to you?
      How do you handle a patient who wants results over the phone?
      Tell me about a mistake you made in a chart. How did you correct it?
      How do you keep exam rooms clean and stocked on a full day?
      What would you do if a patient collapsed in the hallway?
      How do you work with a provider who likes everything done their own way?
    `),
  },
  medicalBilling: {
    fields: ['medicalBilling'],
    questions: toQuestions(`
      Walk me through how you work a denied claim.
      Tell me about a pattern in denials that you found and fixed.
      A provider's note doesn't support the code. What do you do?
      How do you keep up with changes in codes and payer rules?
      How do you explain a bill to a patient who can't pay it?
      Which denials do you see most, and why?
      How do you decide which accounts to work first?
      What was your accuracy rate, and how was it measured?
      Someone asks you to code higher than the note allows. What do you say?
      Tell me about the oldest claim you ever got paid.
      Which systems have you worked in, and what do you do in each of them?
      How do you keep patient information safe when you work from home?
    `),
  },
  pharmacy: {
    fields: ['pharmacy'],
    questions: toQuestions(`
      Tell me about an error you caught before it reached the patient.
      A prescription looks wrong and you can't reach the prescriber. What do you do?
      How do you handle a customer whose insurance won't pay?
      The line is out of the door and the phone is ringing. How do you stay accurate?
      How do you check a count of controlled substances that is off by one?
      How would you tell someone that their medication is out of stock everywhere?
      You think a prescription is forged. What happens next?
      How do you explain a new medicine to someone who isn't listening?
      Tell me about a difficult conversation with a doctor's office.
      What do you do when you notice an interaction that no one mentioned?
      How do you keep track of what is about to expire?
      How do you handle a request that goes against your own judgment?
    `),
  },
  medicine: {
    fields: ['medicine'],
    questions: toQuestions(`
      Tell me about a diagnosis you missed or nearly missed.
      How do you give someone bad news?
      A patient wants a treatment that you don't think is right. What do you do?
      Walk me through a case that taught you something.
      How do you work with nurses and assistants who have seen more than you?
      How do you keep to your schedule when one patient needs more time?
      Tell me about a complication. What did you tell the patient?
      You disagree with a senior colleague about a patient. How do you raise it?
      What do you do when you aren't sure?
      How do you calm a patient who is frightened of the procedure?
      How do you check the quality of your own work?
      Tell me about a change you brought to how your team works.
    `),
  },
  childcare: {
    titles: /\b(?:nanny|child ?care|day ?care|preschool|babysitter|au pair|early childhood)\b/,
    questions: toQuestions(`
      A child cries every morning when the parent leaves. What do you do?
      Two children fight over a toy, and one bites. How do you handle it?
      Walk me through a day you would plan for three-year-olds.
      How do you tell a parent that their child had a bad day?
      A child won't nap and wakes the others. What do you do?
      Tell me about a child who was slow to trust you. What changed it?
      How do you keep an eye on everyone at the playground?
      A child has a fever at ten in the morning. What are your next steps?
      How do you help a child who doesn't speak as much as the others?
      A parent asks you to do something that you think is wrong for the child. What do you say?
      What would you do if you suspected that a child was being hurt at home?
      How do you set limits without raising your voice?
    `),
  },
  teaching: {
    fields: ['education'],
    questions: toQuestions(`
      How do you teach one lesson to students at very different levels?
      One student keeps disrupting the lesson. What do you do?
      Walk me through a lesson you are proud of, minute by minute.
      A parent comes to you upset. How does that conversation go?
      How do you set up your classroom rules in the first week?
      How do you know halfway through a lesson whether they have understood?
      Tell me about a lesson that went badly. What did you do the next day?
      How do you reach a student who has given up?
      What do you do when you notice that a student is being bullied?
      How do you work with support staff or a co-teacher in the same room?
      How do you use test results without teaching to the test?
      Tell me about a student you are glad you didn't give up on.
    `),
    asks: toQuestions(`
      How many students would I have, and what support do they get?
      Which curriculum do you use, and how much room does a teacher have in it?
      How do teachers of one grade or subject plan together?
      How does the school stand behind a teacher when a parent complains?
    `),
  },
  socialWork: {
    fields: ['socialWork'],
    questions: toQuestions(`
      Tell me about a case that stayed with you. What did you do?
      How do you build trust with someone who doesn't want your help?
      Walk me through how you assess whether someone is safe.
      A client tells you something that you have to report. How do you handle that?
      How do you decide what comes first in a caseload of forty?
      Tell me about a time you disagreed with a decision about a client.
      How do you respond when a client threatens you or themselves?
      How do you keep your own views out of your work with a family?
      Tell me about a client who went backwards. What did you change?
      How do you find help for someone when every program is full?
      How do you look after yourself after a hard week?
      What do you put in a case note, and what do you leave out?
    `),
  },
}
