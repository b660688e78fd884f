import { heldLetters } from '#engine/writer/held-letters/held-letters.fixture.ts'
import type { LetterForm } from '#engine/model/forms.ts'
import { freshSoundLetters } from './fresh-sound-letters.fixture.ts'
import { moreSoundLetters } from './more-sound-letters.fixture.ts'

/** Letters written by hand from a held form alone, as a good writer would: other words, no other facts. */
const written: Record<string, string> = {
  accountant: `I am applying for the Senior Accountant position at Tidewater Seafood. My grandfather sold his catch to Tidewater for thirty years, so I knew the company long before I saw the opening.

Since 2020 I have been a Staff Accountant at Harborview Foods, where I handle the month-end close for six entities, the bank reconciliations and accounts payable. When I arrived, the close took 9 days; it now takes 5. Along the way I found $180,000 in duplicate payments to vendors. I also moved us from QuickBooks to NetSuite without losing an entry, and trained two accounts payable clerks.

Before Harborview I was an AP clerk at Dunmore Paper from 2017 to 2020. You ask for someone who can oversee AP in NetSuite, and that is close to what I do every day. I put the numbers first, and I document everything so that nobody has to ask me twice. I would welcome the chance to talk about your close.`,

  'icu nurse': `Your unit was the first in the state to let families stay overnight, and that is why I am applying for the Cardiac ICU Registered Nurse role at Riverbend Heart Institute.

I have worked at St. Anne Hospital since 2018, on a cardiac step-down unit with 28 beds, mostly at night. I care for five patients on each shift and step in as relief charge nurse twice a week. A double check at handover, which I introduced, cut medication errors on the unit by 22 percent. Every month I teach 40 patients how to live with heart failure at home. In 2022 I was nominated for a DAISY award.

I hold ACLS and BLS, chart in Epic, and am at home with telemetry monitoring. Now I would like to use what I have learned in cardiac care with patients who come straight from surgery. Colleagues would call me calm on bad days and careful on all of them.`,

  'line cook': `I have eaten at the Magnolia Room twice, and both times I left thinking about the agnolotti. I would like to be your sous chef.

I have been the lead cook at Osteria Luna since 2021. Food cost there was 34% when I took it on and is 28% today. I rebuilt the prep list so that two cooks can do what used to take three. I have trained five new cooks, and four of them are still with us. Before Osteria Luna I spent three years as a line cook in Lyon.

You are looking for someone to lead a line of six through busy Saturday nights. I want to run a line and not only work on one. I am ServSafe certified and used to ordering and inventory. My kitchen is quiet, I come in early, and there is no drama.`,

  'retail manager': `I have worn Larkfield boots for ten winters, and I know exactly which customers they are for. That is one reason I am applying to be your Store Manager.

As Assistant Store Manager at Fern & Pine since 2019, I open and close the store, schedule 14 people, hire, and lead the weekly call about our numbers. Under that routine, shrink came down from 2.1% to 0.8%. In 2023 our sales rose by 12%. I have hired and trained nine associates, and seven of them are still with us.

The posting mentions a team of 18 and responsibility for the P&L, and I am ready to run my own store. Loss prevention, visual merchandising and inventory control are part of my week already. People stay when I lead them. I would be glad to meet you.`,

  'software engineer': `I have planned every trip since 2019 with Fernway, so the Staff Backend Engineer opening caught my eye at once.

At Paylane I have worked since 2020 as a Senior Software Engineer on payment rails written in Java and Kotlin. I brought the p99 of the claims API down from 900 ms to 240 ms. I moved 12 services off EC2 and onto Kubernetes, and cut our AWS bill by 31 percent. I have mentored two junior engineers, and both have since been promoted. I am on call one week in six.

Before Paylane I was at Brightcart from 2016 to 2019. My tools are PostgreSQL, Kafka and Terraform, beside the two languages you name. I want to own a service from its design to its bill. The services I like best are boring to run.`,

  'truck driver': `I am writing about your opening for a Tanker Driver at Lackawanna Petroleum.

I have held my CDL A since 2009 and have driven in 48 states. I have hauled tankers and hazardous materials since 2016. Since then I have driven for Penn Fuel; from 2009 to 2016 I was an over-the-road driver with Keystone Haulers. In that time I have gone 1.1 million miles without an accident, and I have had no spill and no preventable incident. I was given the safe driver award in 2012, 2014 and 2019. My loads have been on time 99.1% of the time.

I do a careful pre-trip inspection before every run. Your posting asks for hazmat and tanker endorsements, and I have both. I would be happy to come by and talk.`,

  'sales rep': `Your pumps are the ones that the nurses I sold against kept asking for. I would like to sell them as your Territory Sales Manager.

For five years, from 2019 to 2024, I was an Account Executive at Pike Devices and sold infusion pumps to 40 hospitals in Georgia and Florida. I reached 118% of quota in 2021, 124% in 2022 and 109% in 2023. In 2022 I finished among the top three of 22 reps. I also won back Emory after it had spent three years with a competitor. A single pricing test of mine added $2.1 million in revenue.

I started as an SDR at Lumen Labs. Forecasting, contract negotiation and Salesforce are my daily work. I bring back the no with the reason for it. The Southeast is a bigger territory than mine was, and I want it.`,

  paralegal: `I read the Delgado verdict and wanted to know who had organized those exhibits. That question led me to your opening for a Litigation Paralegal at Brandt & Okoye.

I have been a paralegal at Whitcomb Law since 2020. I have prepared 11 cases for trial there. In six weeks I built a privilege log of 40,000 documents in Relativity. I have never missed a filing deadline. From 2018 to 2020 I was a law clerk at the Massachusetts Superior Court.

I write deposition summaries, file electronically and speak Italian. I like the part of the law where details win. You would find me organized and discreet.`,

  'graphic designer': `I carry your fern guide in my bag, and I have opinions about its index. Paper Crane Press is the publisher I would most like to design for.

I have worked for myself since 2020, mostly on book covers and museum signs. Before that I was in-house at Tall Oak Museum from 2016 to 2020. I redesigned the museum map there, which 200,000 visitors use. I have made more than 30 covers, and two of them were nominated for the AIGA 50 Books. Print costs fell by 18 percent.

I know InDesign, Illustrator and prepress, and I care about typography. I would rather sit with editors than alone at a desk. I keep deadlines and tidy files.`,

  'hr generalist': `You train people on the floor before you ask them to lead, and that is why I would like to join Wolverine Castings as an HR Business Partner.

From September 2018 to January 2024 I was the HR Generalist at Rouge River Manufacturing, and the only HR person in a plant of 420 people. I rolled out Workday to all of them in five months. Time to hire fell from 47 days to 29. Turnover among new hires dropped by a third. I hold the SHRM-CP and speak Arabic.

People who had never gone to human resources before learned to trust me. Your two plants would let me build an HR function and not only run one. I look forward to hearing from you.`,

  'project manager': `You bid on bridges that other firms walk away from, and I would like to build them with you as a Construction Project Manager at Calder Civil.

Between 2015 and 2023 I was first an Assistant PM and then a PM at Hale Brothers. I worked on nine DOT bridge jobs worth $2 million to $14 million. The Route 9 bridge was finished three weeks early and 2% under budget. I renegotiated a steel contract and saved $310,000. Four of my jobs ran without a recordable injury.

I work in Procore and P6 and have handled change orders and subcontractors for years. I walk the site every morning before I open my email. I want to own the whole job.`,

  'exec: cfo': `I have eaten Dunmore's soup since I was four, and I have read your last three annual reports. I would like to be your next Chief Financial Officer.

I have been CFO of Ridgeline Packaging since 2018. We refinanced $85 million of debt at 210 basis points less. Three acquisitions were integrated under me, and all of them were on one ERP within 14 months. The EBITDA margin rose from 9% to 14%. Before Ridgeline I was Vice President of Finance at Dunmore Paper, 2011 to 2018, and before that I worked at a Big Four firm.

I give the board bad news in the same week I get it. I know lender relations, FP&A and the integration of acquisitions from practice. I want one more company to build.`,

  'change: army to operations': `You hire veterans, and I am one. I am applying to be the Operations Supervisor at Riverside Distribution.

I served eight years in the Army as a logistics NCO and left as an E-6. I ran a supply yard with 40 soldiers and deployed three times. We kept inventory accuracy at 99.4% on equipment worth $12 million. I moved 300 vehicles from Fort Riley to Poland in 21 days and lost none. I trained 60 soldiers to operate forklifts.

I like work where you can see what got done by the end of the shift. I plan, I brief and I check. Shift planning and safety would be in good hands with me.`,

  'first: data analyst': `My parents got their first mortgage from you, and I would like my first job as a data analyst to be at Statewide Credit Union.

I am finishing a degree in statistics at Ohio State in 2026. For two semesters I was a research assistant in the economics department, where I cleaned 11 years of county housing data. I built a dashboard that the city council used in a hearing. I was also a teaching assistant for introductory statistics, with 60 students.

I work in SQL, R, Power BI and Excel. I write the summary first. I want to make numbers that someone acts on the same day.`,
}

const byName = new Map(heldLetters)

/** The paragraphs of each letter, beside the form that they were written from. */
export const soundLetters: [name: string, form: LetterForm, paragraphs: string][] = Object.entries({
  ...written,
  ...moreSoundLetters,
  ...freshSoundLetters,
}).flatMap(([name, paragraphs]) => {
  const form = byName.get(name)
  return form ? [[name, form, paragraphs]] : []
})
