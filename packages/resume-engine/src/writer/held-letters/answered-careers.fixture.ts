import type { HeldForm } from './held-form.fixture.ts'

/** What forms of this folder say once the questions of the writer are answered, each in a line. */
export const answeredCareers: Record<string, Partial<HeldForm>> = {
  'change: teacher to designer': {
    relevant: 'High school English teacher 2014-2023. Taking an Articulate course since last fall.',
    achievements:
      'rewrote the 10th grade curriculum, used by 11 teachers\nBuilt 24 online units in one summer when the school closed\ncoached 6 new teachers',
    skills: 'curriculum design, assessment design, Articulate Storyline, Canvas',
    whyCompany: 'Your onboarding course for nurses is the first one I have seen that lets people fail safely.',
    whyPosition: 'I want to teach people I will never meet.',
    value: 'I know when learners stop listening.',
  },
  'change: army to operations': {
    relevant: 'Army logistics NCO, 8 yrs, E-6. Ran a supply yard of 40 soldiers, 3 deployments.',
    achievements:
      'inventory accuracy 99.4% on $12M of equipment\nmoved 300 vehicles from Fort Riley to Poland in 21 days, none lost\ntrained 60 soldiers as forklift operators\nBriefed weekly KPIs to the battalion commander: inventory accuracy, equipment readiness and on time movement\nRan an after action review after every big move and we fixed at least one thing before the next one',
    skills: 'shift planning, safety, inventory accuracy, forklift, SAP',
    whyCompany: 'you hire veterans',
    whyPosition: 'I like work where you can see at the end of the shift what got done.',
    value: 'I plan. I brief. I check. Nobody gets hurt.',
  },
  'change: nurse to software': {
    relevant:
      'RN 9 years\nI was an RN for the last 4 years in a clinic that used Caretap every day, and I was the one people came to when they got stuck.\nI was the super user at our clinic and trained 30 coworkers, mostly in between patients',
    achievements:
      'moved our clinic to Caretap in 5 weeks. We were seeing a full schedule again the first week and two other clinics in our group asked me to help them switch\nwrote the quick guide that your support team now sends out\nOnboarded 30 staff to Caretap, from front desk to the doctors, most of them in under 2 hours each',
    skills: 'Excel, training, Epic, Caretap, Tagalog',
    whyCompany: 'I know your product from the other side of the counter.',
    whyPosition: 'my back. also I like software',
    value: 'nurses believe me',
  },
  'change: bartender to sales': {
    relevant: 'head bartender, The Anchor, 2018-2024.\nBar Back at The Anchor, 2016-2018',
    achievements:
      'built the cocktail list, 40% of sales\ntaught staff tastings every Tuesday\nordering for 3 bars\nValid driver license, clean record, own car',
    skills: 'menu development, ordering, cost control, Spanish',
    whyCompany: 'I poured your gin for six years and never had to explain it twice.',
    whyPosition: 'Days instead of nights, and I already know the buyers.',
    value: 'I remember what people like and I do what I said I would do.',
  },
  'change: lawyer to policy': {
    relevant:
      'Environmental litigator, Hart Moran LLP, 2012-2024. first-chaired two hearings before the EPA appeals board.',
    achievements:
      'won a consent decree that took lead pipes out of 3 towns\ndrafted the amicus brief of 14 cities. The court cited our brief in its opinion, and four of the cities later adopted the standard we had argued for.\nraised $400k pro bono fund\nWrote the applications for two foundation grants that made up $150k of the pro bono fund\nJD, University of Michigan Law School, 2011',
    skills: 'environmental law, legislative drafting, testimony, coalition building',
    whyCompany: 'The Alliance wins before anyone has to sue, and that is where I would rather work.',
    whyPosition: 'I want to write water laws that hold up and build the coalitions that get them passed.',
    value: 'I can read a statute to a farmer and a harvest report to a senator.',
  },
  'first: mechanical engineer': {
    relevant: 'BS Mechanical Engineering, University of Arizona, May 2026. Intern at Raytheon summer 2025.',
    achievements:
      'senior project: solar tracker, 14% more output\ndesigned a bracket that is flying now\nGPA 3.6\nBuilt 3 prototypes of the solar tracker for my senior project, 3D printed and then aluminum',
    skills: 'SolidWorks, FEA, MATLAB, 3D printing',
    whyCompany: 'I grew up in Sonora sun and I want to work at a company that makes something out of it.',
    whyPosition: 'I want to design parts in SolidWorks, build them and test them until they work.',
    value: 'I learn fast and ask before I break things.',
  },
  'first: cashier': {
    relevant: 'none yet, babysitting 2 years',
    achievements:
      "never late at school this year\nsold 140 boxes of cookies for band. I was the top seller in my section and we got to go to the state band contest\nI haven't used a real cash register yet but I'm good with money and I can count change in my head\nI stocked the drinks and snacks for the band concession stand at the home games",
    skills: 'math, Spanish',
    whyCompany: 'I shop there',
    whyPosition: 'I want to earn my own money and learn how a store works.',
    value: 'friendly, on time',
  },
  'first: data analyst': {
    relevant: 'Statistics degree, Ohio State, 2026. Research assistant in the econ department, 2 semesters.',
    achievements:
      "cleaned 11 years of county housing data. My professor used it in a paper that's under review now and two other RAs work from my clean version\nbuilt a dashboard the city council used in a hearing\nTA for intro stats, 60 students",
    skills: 'SQL, R, Power BI, Excel',
    whyCompany: 'My parents got their first mortgage from you.',
    whyPosition: 'I want to make numbers that someone acts on the same day.',
    value: 'I write the summary first.',
  },
  'first: apprentice plumber': {
    relevant: 'helped my uncle on jobs for two summers. high school diploma 2026',
    achievements:
      'soldered my first joint at 14. It held lol. my uncle let me do the rest of that bathroom\nperfect attendance',
    skills: 'basic tools, driver license',
    whyCompany:
      "I want to work for Mason & Daughters because it's a family business and everybody in town says good things about you.",
    whyPosition: 'I want to learn the trade with my hands and get my license.',
    value: 'strong, on time, not afraid of dirt',
  },
  'first: marketing assistant': {
    relevant: 'Communications major, graduated in May. Ran the Instagram of the college radio.',
    achievements:
      'followers 800 to 5,200 in a year\nwrote a weekly newsletter with a 52% open rate\nplanned 6 concerts. 4 of the 6 sold out and the station asked me to plan the next season\nI booked the bands and made the posters in Canva for all 6 concerts.',
    skills: 'Canva, Mailchimp, social media, copywriting',
    whyCompany: 'Your newsletter is the only one from a coffee shop that I read to the end.',
    whyPosition: 'I want to learn from people who write well.',
    value: 'I always come with a few ideas and I actually finish the one we pick.',
  },
  'exec: cfo': {
    relevant:
      'CFO, Ridgeline Packaging since 2018. before that VP Finance at Dunmore Paper, 2011-2018.\nAudit Senior Manager at KPMG, 2002-2011',
    achievements:
      'refinanced $85M of debt at 210 bps less\nthree acquisitions integrated, all on one ERP in 14 months\nEBITDA margin 9% -> 14%',
    skills: 'FP&A, M&A integration, ERP implementation, lender relations',
    whyCompany: 'I have eaten your soup since I was four, and I have read your last three annual reports.',
    whyPosition: 'I want one more company to build.',
    value: 'I give the board bad news in the same week I get it.',
  },
  'exec: vp sales': {
    relevant:
      'Director of Sales at Orbital Data, 2019-present\nI run 24 people at Orbital, AEs, SDRs and sales engineers, and it was 7 when I took over.\nEarlier regional manager at Lumen Labs 2013-2019.',
    achievements: 'ARR $6M to $31M\nforecast within 4% nine quarters in a row\nhired 19, lost 2',
    skills: 'enterprise sales, forecasting, pricing, Salesforce',
    whyCompany: 'Two of our customers left us for you, and they were right.',
    whyPosition: 'I want to build the enterprise team that takes Kestrel from $8M to $25M.',
    value: 'I build the team and the process from scratch and I give the board a number they can trust.',
  },
  'exec: hospital coo': {
    relevant:
      'VP Operations, Mercy Lake Medical Center, 2016 to present\nI practiced emergency medicine for eleven years before I moved into operations, and I still work two shifts a month.',
    achievements:
      'length of stay from 5.4 to 4.6 days\nopened a 32-bed unit on budget. The unit was full within six weeks and boarding in the emergency department fell by a third.\nsettled two union contracts without a strike day\nLeft without being seen: 6% to 1.8%',
    skills: 'throughput, labor relations, quality and safety',
    whyCompany: 'I trained in your emergency department, and I still know which elevator not to trust.',
    whyPosition:
      'I want to get patients through both hospitals faster without making the work harder for the people who do it.',
    value: 'I round at night, because that is when hospitals tell the truth.',
  },
  'exec: head of school': {
    relevant:
      'Assistant Head, Fairmount School, 2017-now.\nI taught history for 12 years before I became an assistant head.',
    achievements:
      "enrollment 380 to 455\nraised $6.2M for the arts building\nteacher turnover from 19% to 7%\nI have managed Fairmount's $11M operating budget with the CFO since 2019, balanced every year",
    skills: 'enrollment, fundraising, faculty development, board relations',
    whyCompany: 'because your parents speak of the teachers first and the buildings second',
    whyPosition: 'I want to lead a school small enough to know every child.',
    value: 'visible, direct, patient',
  },
  'exec: plant manager': {
    relevant:
      'Plant Manager at Torrance Forge 2014-2024\nI ran a union plant of 310 people on three shifts for ten years and we never had a work stoppage.\nstarted as a press operator',
    achievements:
      'OEE 58% -> 74%\nTRIR from 4.1 to 0.9\nran a $22M press line project, two weeks late, on budget\npromoted 11 people from the floor to supervisor\nFull P&L at Torrance, $85M, made budget 8 of 10 years',
    skills: 'lean, safety, capital projects, union workforce, OEE',
    whyCompany: "You have three good plants that don't talk to each other enough and I know how to fix that.",
    whyPosition: 'I would like to do for three plants what I did for one.',
    value: 'I know what the third shift thinks.',
  },
  'two lines: barista': {
    relevant: 'barista 3 years at Bluebird Cafe, keyholder',
    achievements:
      'opened the second store. It was busier than the first one by month 3 and they let me train the new baristas\nI run the register every shift and count the drawers and do the deposit when I close',
    skills: 'espresso, cash handling, opening and closing, training new people',
    whyCompany:
      'I get my coffee there before work and the people behind the bar always look like they like each other.',
    whyPosition: 'running my own shift and training people',
    value: 'I show up for opening at 5am and cover when someone calls out.',
  },
  'two lines: bookkeeper': {
    relevant: 'I do the books for my husband’s plumbing business.',
    achievements:
      'I got $23,000 in old unpaid invoices collected in one year.\nI enter and pay about 40 vendor bills a month in QuickBooks, always on time.',
    skills: 'QuickBooks, invoicing, payroll',
    whyCompany: 'My family has been going to Lakeview for ten years and everyone there is organized and kind.',
    whyPosition: 'I would like to keep your books in order and have the bills and payroll out on time.',
    value: 'I find every penny before I close the month.',
  },
  'two lines: security': {
    relevant: 'Security guard, Galleria Mall, 2020-present',
    achievements:
      'Found a lost 4 year old in 10 minutes on Black Friday. We got him back to his mom and she was crying and hugging me, the mall manager thanked me too\nWrote over 200 incident reports and never had one sent back',
    skills: 'guard card, CPR, report writing',
    whyCompany: 'My buddy works at Beacon and he says they treat the guards right.',
    whyPosition: 'I want to work nights and keep the building and the people in it safe.',
    value: 'I stay calm and I write it up so anybody can understand what happened.',
  },
  'two lines: caregiver': {
    relevant: 'Caregiver for my grandmother at our home, 2019-2023',
    achievements:
      'took care of my grandmother with dementia for 4 years. She passed at home with us like she wanted, and after that I went to get my CNA\nCNA 2024\nI bathed my grandmother every day for 4 years, and practiced bed baths for my CNA\nI gave my grandmother her pills morning and night and wrote it down in a notebook',
    whyCompany: 'My neighbor has a helper from Golden Path and she is always so nice and on time.',
    whyPosition: 'I like old people and they like me.',
  },
  'two lines: web developer': {
    relevant: 'Freelance Web Developer, 2023-present',
    achievements: 'portfolio site, 3 sites for local shops\nI use Git every day, all my projects are on GitHub',
    skills: 'HTML, CSS, JavaScript, React',
    whyCompany: "I like that you build sites for local businesses, because that's what I've been doing on my own.",
    whyPosition: 'I want to build React sites for local businesses with a team I can learn from.',
    value: 'I reply fast and fix stuff the same day if something breaks.',
  },
}
