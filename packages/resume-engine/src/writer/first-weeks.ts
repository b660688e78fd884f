/** What the person would do first, by the kind of work; the first pattern that the title matches counts. */
export const firstWeeks: [title: RegExp, sentences: string[]][] = [
  [
    /\b(?:chief|c[efot]o|coo|vp|vice president|director|head|president|principal|superintendent|executive director)\b/i,
    [
      'My first months would go into listening: to the people who do the work, to the people who pay for it, and only then to my own ideas.',
      'I would not change anything at {company} before I understood why it is done that way and who would notice the difference.',
      'I would start by asking each person who reports to me what they would fix first, and what has kept them from fixing it.',
      'In the first hundred days I would set few goals, name them openly, and let you hold me to them.',
      'The first thing I would ask of you is a frank account of what has been tried before and why it did not hold.',
      'I would want to agree with you early on what a good first year looks like, so that neither of us has to guess.',
    ],
  ],
  [
    /\b(?:junior|jr|intern|apprentice|trainee|entry|graduate|assistant|cashier)\b|\bI$/i,
    [
      'I know that I have a lot to learn, and I learn best from real work and from people who tell me plainly what to do better.',
      'I do not expect to know everything at the start, but you can expect me to ask, to write it down, and to remember it.',
      'Give me the small jobs first, and I will do them well enough to be trusted with larger ones.',
      'For the first weeks my plan is simple: watch how the good people at {company} do it, and then do it that way.',
    ],
  ],
  [
    /\b(?:nurse|rn|lpn|cna|caregiver|aide|medical|clinical|therapist|paramedic|dental|pharmac\w+|physician|midwife)\b/i,
    [
      'On a new team I would first learn its routines and its people, because patients notice when the staff do not know each other.',
      'I would take the first weeks to learn how you do things at {company}, and I would ask rather than guess.',
      'What I would look for first is how your team hands over, because that is where most things go right or wrong.',
    ],
  ],
  [
    /\b(?:social work\w*|case manager|counsel\w+|youth|community)\b/i,
    [
      'I would begin by learning who else in town your clients already depend on, because nobody does this work alone.',
      'In the first weeks I would want to meet the people behind every phone number that your team calls.',
    ],
  ],
  [
    /\b(?:teacher|tutor|instructor|lecturer|professor|instructional|trainer|educator)\b/i,
    [
      'In a new place I would begin with names: the people I am to teach, and the colleagues who already know what helps them.',
      'I would want to sit in with my colleagues before I decide how to do it here.',
      'My first question would be what has worked with these learners before, because they should not have to start over with me.',
    ],
  ],
  [
    /\b(?:chef|cook|baker|barista|bartender|kitchen|waiter|waitress|server|restaurant|catering)\b/i,
    [
      'In a new place I would learn the stations, the deliveries and the people on shift before I touched the way things are done.',
      'I would be glad to work a trial shift, so that you can see how I move and I can see how you run things.',
    ],
  ],
  [
    /\b(?:electrician|plumber|carpenter|welder|mechanic|technician|machinist|hvac|maintenance|installer|roofer|painter|mason)\b/i,
    [
      'On a new crew I would first learn how you want things done and where everything is kept, and only then try to be quick.',
      'I would be glad to spend a day at work with you, which says more than a letter can.',
      'My first questions would be about your standards and your safety rules, because those are expensive to learn late.',
    ],
  ],
  [
    /\b(?:driver|warehouse|forklift|logistics|shipping|picker|packer|dispatcher|courier|operations supervisor|operations manager)\b/i,
    [
      'I would learn your yard, your paperwork and your safety rules properly before I tried to be fast.',
      'The first thing I would want to know is where time gets lost on a normal day, and the people on the floor can usually tell.',
      'On a new job I would start by walking the whole route that the work takes, from the first hand that touches it to the last.',
    ],
  ],
  [
    /\b(?:engineer|developer|programmer|software|data|analyst|devops|sre|architect|administrator|it|web)\b/i,
    [
      'I would begin with small changes, so that I learn how things are built and why before I propose anything large.',
      'In the first weeks I would want to sit with the people who use the work and see what they do with it.',
      'My first question would be which part of it people are afraid to touch, because that is usually where the help is needed.',
    ],
  ],
  [
    /\b(?:account\w*|bookkeeper|controller|auditor|payroll|finance|financial|tax|billing)\b/i,
    [
      'In new books I would first want to understand how the numbers come about, and only then how they could come sooner.',
      'I would start by asking who reads the figures and what they decide with them, and set my priorities by the answer.',
    ],
  ],
  [
    /\b(?:sales|account executive|account manager|business development|customer success|representative)\b/i,
    [
      'Before I promised you a number, I would want to hear from a few customers why they bought, and from a few others why they did not.',
      'I would spend the first weeks with your customers and your product, and keep the opinions for later.',
    ],
  ],
  [
    /\b(?:store|retail|shop|front office|front desk|hotel|guest|reception\w*|concierge|host|security|guard|officer|shift)\b/i,
    [
      'Before my first busy day I would want to know the building, the regulars and what a good shift looks like to you.',
      'I would start by working next to each person on the team for a while, because that is the best way to learn a place.',
    ],
  ],
  [
    /\b(?:design\w*|marketing|writer|editor|content|brand|communications|photographer|art)\b/i,
    [
      'I would start with what you already know about the people you make this for, and with the work you are proudest of.',
      'In the first weeks I would rather finish something small than show you a row of beginnings.',
    ],
  ],
  [
    /\b(?:project manager|program manager|construction|superintendent|estimator|planner|scheduler)\b/i,
    [
      'I would start by walking the job and reading the open issues, because a schedule shows what was planned and not what is so.',
      'In the first weeks I would want to meet everyone who can stop the work, before any of them has a reason to.',
    ],
  ],
  [
    /\b(?:hr|human resources|recruiter|recruiting|people|talent|office|administrative|coordinator|secretary|executive assistant)\b/i,
    [
      'I would begin by finding out what people come to this office for, and what they have stopped asking for.',
      'In the first weeks I would want to learn names, habits and where things are kept, so that people can rely on me early.',
      'Before I changed any form or habit, I would want to know who uses it and what it is for.',
    ],
  ],
  [
    /\b(?:lawyer|attorney|paralegal|legal|law|compliance|policy)\b/i,
    [
      'I would begin by learning how each person I support likes to work, because good preparation looks different for everyone.',
      'My first step would be to learn your deadlines and your filing habits, so that nothing depends on my memory.',
    ],
  ],
]

/** What anyone would do first. */
export const anyFirstWeeks = [
  'In the first weeks I would want to learn how you do things at {company} before I suggest changing any of them.',
  'My first question on the job would be what a good first year looks like to you.',
  'I would rather finish a few things early on than make you many promises.',
  'What I would want from the first month is to learn who depends on this work and what they need from it.',
  'New places have their own way of doing things, and I would take the time to learn yours first.',
]
