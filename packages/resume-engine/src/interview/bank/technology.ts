import { type Family, toQuestions } from './family.ts'

export const technology: Record<string, Family> = {
  product: {
    titles: /\bproduct (?:manager|owner|lead)|head of product/,
    questions: toQuestions(`
      How did you decide what not to build last quarter?
      Tell me about a feature you launched that no one used.
      Walk me through how you took one idea from a customer complaint to a release.
      How do you handle an executive who wants their own feature on the roadmap?
      Which number told you that your last launch had worked?
      Tell me about a time engineering said it couldn't be done in time.
      How do you talk to customers without leading them to the answer you want?
      Which of our features would you remove, and why?
      Describe a trade-off you made between a quick fix and the right solution.
      How do you say no to sales when a big deal depends on a request?
      Tell me about a decision you made with very little data.
      How do you know when something is ready to ship?
    `),
  },
  softwareTesting: {
    fields: ['qa'],
    questions: toQuestions(`
      Tell me about a bug that reached production. How did it get past you?
      How do you decide what to automate and what to test by hand?
      A developer says your bug isn't a bug. What do you do?
      You have one day left before the release and three days of tests. What do you run?
      Walk me through how you would test a login page.
      What do you do about a test that fails once in twenty runs?
      Tell me about the best bug you ever found.
      How do you write a bug report that gets fixed the same day?
      When did you last tell a team not to release, and what happened?
      How do you get test data that looks like real data?
      How early do you like to be involved in a new feature, and what do you do there?
      How do you know that your tests are good enough?
    `),
  },
  cloudOperations: {
    fields: ['devops'],
    questions: toQuestions(`
      Walk me through the last outage you worked on, from the first alert to the fix.
      How do you roll back a release that has already changed the database?
      Tell me about something you automated that saved your team real time.
      How do you decide which alerts may wake someone at night?
      What would you look at first if a service became slow but nothing had been deployed?
      How do you keep secrets out of code and pipelines?
      Tell me about a time you broke production. What did you change afterwards?
      How do you get developers to care about what it is like to run their code?
      How would you cut our cloud bill by a fifth without hurting anyone?
      Describe a migration you did with no downtime, or almost none.
      How do you test that a backup can really be restored?
      What belongs in a good review after an incident?
    `),
  },
  itSupport: {
    fields: ['systems'],
    questions: toQuestions(`
      Someone calls and says that nothing works. What are your first three questions?
      Tell me about a problem that took you days to track down.
      How do you explain a technical problem to someone who is angry and in a hurry?
      Ten tickets come in at once, and one of them is from the chief executive. What do you do first?
      Walk me through what you do when a laptop won't connect to the network.
      How do you handle a person who asks you to get around a security rule for them?
      When do you stop trying and pass a ticket on?
      Tell me about a change you made that went wrong. How did you undo it?
      How do you set up a new employee so that everything works on the first morning?
      What have you written down so that others could solve it without you?
      How do you patch servers that people need all day?
      Tell me about a time you saw a pattern in tickets and fixed the cause.
    `),
  },
  cyberSecurity: {
    fields: ['security'],
    titles: /\b(?:cyber|information|network|application) ?security\b|\bsoc analyst|penetration tester/,
    questions: toQuestions(`
      Walk me through an incident you handled, from detection to the final report.
      An employee clicked on a link in a phishing mail an hour ago. What do you do now?
      How do you tell a real alert from noise when there are hundreds a day?
      Tell me about a vulnerability you found and how you got it fixed.
      A team wants to launch with a known hole in the product. How do you handle that?
      How do you explain a risk to someone who only wants to know what it costs?
      Which control would you remove because it does more harm than good?
      How do you decide which of two hundred findings to fix first?
      How would you find out whether a former employee still has access to anything?
      What do you look at first in the logs after a strange login from abroad?
      Tell me about a time you had to change someone's habits, not their software.
      Which attack of the last year taught you something, and what did you change?
    `),
  },
  machineLearning: {
    fields: ['dataScience'],
    titles: /\b(?:data scientist|(?:machine learning|ml|ai) engineer)/,
    questions: toQuestions(`
      Tell me about a model you put into production. How did you know it kept working?
      Walk me through a project where the simple approach won.
      Your model is excellent in testing and poor in real use. Where do you look?
      How did you decide which metric to optimize, and who disagreed?
      Tell me about a time the data turned out to be wrong.
      How do you explain a prediction to someone who has to act on it?
      How do you check a model for unfair results?
      When would you tell a client that they don't need machine learning?
      How do you deal with classes where one is a hundred times rarer than the other?
      Describe an experiment that failed and what you learned from it.
      How do you work with engineers who have to run what you build?
      How do you keep your results reproducible a year later?
    `),
  },
  data: {
    fields: ['dataAnalysis', 'dataEngineering'],
    questions: toQuestions(`
      Tell me about an analysis that changed a decision.
      Two reports show different numbers for the same thing. How do you find out why?
      How do you check data before you trust it?
      Walk me through a query or pipeline that you made faster.
      A manager asks for a number by noon and the data isn't clean. What do you send?
      Tell me about a result that no one wanted to hear.
      How do you turn a vague request into a question you can answer?
      How do you find out that a nightly job went wrong before your users do?
      Which chart would you never use, and what do you use in its place?
      Tell me about a mistake in your numbers. Who noticed, and what did you do?
      How do you handle a change in a source system that no one announced?
      How would you explain statistical significance to a sales team?
    `),
  },
  frontend: {
    fields: ['frontend'],
    titles: /\bfront.?end\b|\bui (?:engineer|developer)/,
    questions: toQuestions(`
      Walk me through an interface you built, from the design to the release.
      How do you make sure that people can use your work with a keyboard or a screen reader?
      A page is slow on an old phone. How do you find out why?
      Tell me about a bug that only some browsers had.
      How do you decide what becomes a shared component and what doesn't?
      The design can't be built as it is drawn. How do you bring it up?
      What do you test in a browser, and what do you test without one?
      Where do you keep the state of a page, and when does it get out of hand?
      Tell me about a migration. How did you ship it in pieces?
      What does your page do when the server answers late, twice or not at all?
      How do you review code that works but that the next person won't understand?
      Which framework or library would you not choose again, and why?
    `),
    asks: toQuestions(`
      How do designers and developers work together here?
      Which browsers and devices do your users have?
      How does a change get to users, and how often?
      What would the team rewrite if it could?
    `),
  },
  software: {
    fields: ['software', 'mobile'],
    titles:
      /\b(?:software|backend|back.end|full.?stack|web|game|embedded|firmware) (?:engineer|developer|architect)|(?:solutions?|cloud|data) architect/,
    questions: toQuestions(`
      Tell me about a bug that took you far longer to find than it should have.
      Walk me through a design decision you would make differently today.
      How do you review code that works but that you would have written another way?
      Tell me about a time you disagreed with your team about a technical choice.
      What do you do when a deadline is fixed and the work doesn't fit?
      Describe the part of your last system that you know best. How does it fail?
      How do you decide what to test and what to leave alone?
      Tell me about code you inherited and had to change without understanding all of it.
      How do you find out why a page or a request is slow?
      When did you last throw away something you had built?
      How do you keep up with a change in tools without chasing every new one?
      How do you estimate work that you have never done before?
    `),
    asks: toQuestions(`
      How does a change get from an idea to production here?
      How does on call work, and how often does someone get paged?
      Which part of the system does the team most want to change?
      Who decides what gets built next?
    `),
  },
  design: {
    fields: ['productDesign'],
    titles:
      /\b(?:interior|fashion|graphic|ux|ui|web|visual|motion) designer|art director|illustrator|animator|video editor|videographer|photographer/,
    questions: toQuestions(`
      Take me through one piece in your portfolio, from the brief to the final version.
      Tell me about feedback you didn't agree with. What did you do with it?
      How do you start when the brief is one sentence long?
      Which of your designs didn't work, and how did you find out?
      How do you decide when to follow the rules of a brand and when to break them?
      Tell me about a time you had to give up an idea you loved.
      How do you test an idea before it is built or printed?
      What would you change about the way our website looks?
      How do you work with people who have to build what you draw?
      A client asks for the logo to be bigger, for the third time. What do you say?
      How do you make sure that people with poor eyesight can use your work?
      How do you handle three urgent jobs for three different people?
    `),
  },
}
