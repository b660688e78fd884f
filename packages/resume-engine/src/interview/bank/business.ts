import { type Family, toQuestions } from './family.ts'

export const business: Record<string, Family> = {
  payroll: {
    titles: /\bpayroll\b/,
    questions: toQuestions(`
      Walk me through a pay run, from the first timesheet to the last payment.
      An employee says that their paycheck is wrong. How do you find out why?
      How do you check a run before you release it?
      You find an overpayment three months after it happened. What do you do?
      Tell me about the hardest payroll you have run. What made it hard?
      Timesheets come in late, and the bank doesn't wait. What do you do?
      How do you keep up with the tax and wage rules of several states?
      Tell me about a garnishment or a final check that was complicated.
      A manager wants to know what someone else earns. What do you say?
      Tell me about a payroll system you moved to. What went wrong at first?
      How do you get ready for the end of the year and the W-2s?
      How do you explain a deduction to someone who is angry about it?
    `),
    asks: toQuestions(`
      How many people are in a run, in how many states, and under which contracts?
      Which payroll and time systems do you use, and do they talk to each other?
      How often do you need a check outside the usual run, and why?
      Who steps in when payroll is due and I am sick?
    `),
  },
  accounting: {
    fields: ['accounting'],
    questions: toQuestions(`
      Walk me through your month-end close. Where does it usually get stuck?
      Tell me about an error you found that others had missed.
      The bank balance and the ledger don't agree. How do you go about it?
      A manager asks you to book an invoice in the wrong period. What do you do?
      How did you make a close, a report or a reconciliation faster?
      Tell me about an audit you went through. What did they ask you for?
      How do you chase a customer who pays late without losing them?
      Which accounting systems have you worked in, and what did you do in each?
      How do you explain a variance to someone who doesn't read financial statements?
      Tell me about a mistake you made in the books. How did you put it right?
      How do you stay accurate when everything is due on the same day?
      How do you keep up with changes in tax or reporting rules?
    `),
    asks: toQuestions(`
      How long does a close take here, and what would you like it to take?
      Who would review my work, and who else is on the team?
      Which systems do you use, and are any about to change?
      How busy do year-end and the audit get?
    `),
  },
  banking: {
    fields: ['banking'],
    questions: toQuestions(`
      Your drawer is short at the end of the day. What do you do?
      Tell me about a time you noticed that something about a transaction was wrong.
      A regular customer is angry about a fee. How do you handle it?
      How do you bring up a product that a customer didn't ask about?
      What would make you turn down a loan that looks good on paper?
      An elderly customer wants to send a large sum to someone they met online. What do you do?
      How do you check who a customer is when the line is ten people long?
      Tell me about a target you had for sales or referrals. How did you do?
      How do you explain to someone why their application was declined?
      What do you look at first in an applicant's finances?
      When did you have to follow a rule that made a customer unhappy?
      How do you keep a customer's affairs private at a busy counter?
    `),
  },
  insurance: {
    fields: ['insurance'],
    questions: toQuestions(`
      Walk me through a claim you handled from the first call to the payment.
      How do you tell someone that their loss isn't covered?
      Tell me about a claim that didn't feel right. What did you do?
      How do you set a reserve when you know very little yet?
      How do you explain a deductible or an exclusion in plain words?
      You have a hundred open files. How do you decide which to touch today?
      Tell me about a negotiation where both sides left satisfied.
      How do you decide whether a risk is worth taking, and at what price?
      A client threatens to leave for a cheaper policy. What do you say?
      Tell me about a time you had to deal with someone who had just lost a lot.
      How do you keep your files good enough for an audit or a lawsuit?
      How do you win business in a place where no one knows you yet?
    `),
  },
  finance: {
    fields: ['finance'],
    questions: toQuestions(`
      Walk me through a model you built. Which assumption mattered most?
      Tell me about a forecast you got wrong. What did you learn?
      How do you explain bad numbers to the person responsible for them?
      Which three figures would you look at first to judge our business?
      Tell me about a recommendation you made that cost or saved real money.
      How do you check a spreadsheet that someone else built?
      A department always spends its whole budget in the last month. What do you do?
      How do you value a company that doesn't make a profit yet?
      How did you shorten a budget round or a monthly report?
      Tell me about a time you told a senior person no.
      What happens to cash when sales grow fast, and why?
      Which news of the last month could matter to our results?
    `),
  },
  supplyChain: {
    fields: ['supplyChain'],
    titles: /\b(?:logistics|supply chain|procurement|purchasing|inventory|demand|fleet|transport(?:ation)?) /,
    questions: toQuestions(`
      Your main supplier calls and says the delivery will be two weeks late. What do you do first?
      Tell me about a negotiation with a supplier or carrier that you are proud of.
      How do you decide how much stock is enough?
      Walk me through how you cut cost or time in a process you ran.
      Which figures do you look at every morning, and what do they tell you?
      Tell me about a forecast that was wrong. How did you notice, and what did you change?
      Two customers need the last pallet. How do you decide who gets it?
      How do you measure whether a supplier is doing well?
      Tell me about a shipment that got stuck. How did you get it moving?
      How do you find out why the count and the system don't agree?
      When would you pay more for a supplier, and how would you defend it?
      How do you plan for a peak season with the people and space you have?
    `),
  },
  projects: {
    fields: ['projectManagement'],
    titles: /\b(?:project|program(?:me)?) (?:coordinator|manager|lead|director|assistant)/,
    questions: toQuestions(`
      Tell me about a project that was going off the rails. What did you do?
      How do you find out that a project is late before it is late?
      The client wants more, and the budget stays the same. How do you handle that?
      Walk me through how you plan the first two weeks of a new project.
      How do you get work from people who don't report to you?
      Tell me about a risk you saw coming and one you didn't.
      How do you tell a sponsor bad news?
      Two people on your team don't speak to each other. What do you do?
      What goes into your status report, and what do you leave out?
      Tell me about a project you stopped, or should have stopped.
      How do you decide what to cut when everything is a priority?
      What did your last team do differently because of you?
    `),
  },
  legal: {
    fields: ['legal'],
    questions: toQuestions(`
      Walk me through a matter you handled from start to finish.
      How do you explain a legal risk to someone who wants a yes or a no?
      Tell me about a mistake in a filing or a contract. How did you deal with it?
      You find a case that goes against your client the night before a hearing. What do you do?
      How do you keep deadlines straight across many files?
      Which clause do you negotiate hardest, and where do you give way?
      A client asks you to do something you shouldn't do. How do you answer?
      Tell me about research that changed how a case was argued.
      How do you work with a partner who changes a draft at the last minute?
      How do you calm a client who calls five times a day?
      How do you check that nothing privileged goes out with a document production?
      Tell me about a dispute you settled that could have gone to court.
    `),
  },
  humanResources: {
    fields: ['humanResources'],
    questions: toQuestions(`
      Tell me about a complaint you had to investigate. How did you stay fair?
      A good manager wants to fire someone today, with nothing on paper. What do you do?
      How did you fill a position that had been open for months?
      How do you tell a candidate no so that they would apply again?
      Tell me about a policy you wrote or changed, and how people took it.
      How do you handle something you were told in confidence but can't keep to yourself?
      Which figures tell you that people are about to leave?
      Walk me through the first week of a new employee where you work now.
      How do you get managers to have the hard conversation themselves?
      Tell me about a time you had to let several people go.
      How do you check that people in the same job are paid fairly?
      What do you do when a hiring manager only likes candidates like themselves?
    `),
  },
  administration: {
    fields: ['administration'],
    questions: toQuestions(`
      Two managers need something from you by noon, and you can only finish one. What do you do?
      Tell me about a system in the office that you made easier.
      How do you keep a calendar for someone who changes it all day?
      What do you do when you know something that others in the office may not know?
      Walk me through a meeting or a trip you organized that had many parts.
      How do you handle a visitor or a caller who is rude to you?
      Tell me about a mistake you caught before it went out.
      Which programs do you use every day, and what is the hardest thing you do in them?
      How do you learn how a new boss likes to work?
      What do you do when an instruction isn't clear and no one can be reached?
      Tell me about the busiest day in your last job. How did you get through it?
      How do you make sure that nothing you promised gets forgotten?
    `),
    asks: toQuestions(`
      Who would I work for directly, and how do they like to be supported?
      What takes up most of a normal day in this position?
      What would you like the office to do better than it does now?
      Who covers when I am out?
    `),
  },
  operations: {
    fields: ['operations'],
    questions: toQuestions(`
      Tell me about a process you took over that didn't work. What did you change first?
      Which numbers do you look at every morning, and what do you do when one is off?
      Walk me through the worst day you had on the job. How did you keep things running?
      How did you bring down a cost without making the service worse?
      Tell me about a time you changed how people work and they didn't want it.
      How do you choose a vendor, and when do you end the contract?
      You are two people short, and the work is the same. What does your day look like?
      How do you find the real cause of a problem that keeps coming back?
      Tell me about a plan that fell apart. What did you do in the first hour?
      How do you decide what to fix now and what to live with?
      How do you keep several sites or shifts working the same way?
      What did you measure that no one had measured before you?
    `),
  },
}
