import { expect, test } from 'vitest'
import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import { accountant, engineer } from '#engine/writer/forms.fixture.ts'
import { writeLetter } from '#engine/writer/write-letter.ts'
import { writeResume } from '#engine/writer/write-resume.ts'
import { checkFacts } from './check-facts.ts'
import { arabic, bookseller, chinese, greek, nurse, russian } from './people.fixture.ts'

/** What is said, and the words that a reason has to name. */
type Lies = [text: string, words: string][]

const lies: [who: string, form: ResumeForm | LetterForm, lies: Lies][] = [
  [
    'an engineer',
    engineer,
    [
      ['Senior Software Engineer at Google, leading a team of 5.', 'Google'],
      ['Google hired me to lead a team of 5 engineers.', 'Google'],
      ['- Cut hosting costs at Microsoft from $12,000 to $7,500', 'Microsoft'],
      ['SENIOR SOFTWARE ENGINEER | INITECH', 'INITECH'],
      ['Worked with northwind traders and their sister iTrade.', 'iTrade'],
      ['BSc in Computer Science from the University of Oxford', 'Oxford'],
      ['BSc in Computer Science, Stanford, 2015', 'Stanford'],
      ['MSc in Computer Science, University of Porto', 'MSc'],
      ['Holds a master’s degree in Computer Science.', 'master'],
      ['PhD, University of Porto', 'PhD'],
      ['BSc in Physics, University of Porto', 'Physics'],
      ['Mar 2018 - Present', 'Mar 2018'],
      ['Jun 2015 - Mar 2019', 'Jun 2015 - Mar 2019'],
      ['Software Engineer, Contoso Ltd, Jun 2015 - Present', 'Jun 2015 - Present'],
      ['At Contoso from 2014 to 2019', '2014'],
      ['04/2019 – Present', '04/2019'],
      ['Promoted in August.', 'August'],
      ['Led a team of 50 engineers', '50'],
      ['Led a team of fifteen engineers', 'fifteen'],
      ['Led one team of engineers', 'one'],
      ['Led two dozen engineers', 'two'],
      ['Reduced build times by 45%', '45%'],
      ['Reduced build times by forty-five percent', 'forty-five'],
      ['Halved build times', 'Halved'],
      ['Reduced build times by 40 minutes', '40'],
      ['Led 40% of the engineers and a team of 5%', '5%'],
      ['Cut costs to €7,500 a month', '€7,500'],
      ['A search for 2 billion records', '2 billion'],
      ['A search for two hundred thousand records', 'two hundred thousand'],
      ['A search for hundreds of records', 'hundreds'],
      ['With 7 years of experience', '7'],
      ['A team of ５０ engineers', '50'],
      ['A team of ٥٠ engineers', '50'],
      ['Skilled in Kubernetes and Python', 'Kubernetes'],
      ['- deployed services with kubernetes', 'kubernetes'],
      ['SKILLS\nPython, rust, Docker', 'rust'],
      ['Proficient in Python, Docker and welding', 'welding'],
      ['Experience with machine learning', 'machine learning'],
      ['Experienced in C# and Go', 'C#'],
      ['Built tools in Node.js', 'Node'],
      ['Built tools on .NET', '.NET'],
      ['Fluent in German', 'German'],
      ['Excellent project management skills', 'project management'],
      ['Certified Scrum Master', 'Scrum'],
      ['CERTIFICATIONS\n- PMP', 'PMP'],
      ['AWS Certified Security Specialist', 'Security'],
      ['Engineering Manager at Northwind Traders', 'Manager'],
      ['- Served as chief engineer for Contoso', 'chief engineer'],
      ['Principal Software Engineer at Contoso', 'Principal'],
      ['Staff Engineer at Northwind Traders since 2019', 'Staff'],
      ['Worked as a consultant for Contoso', 'consultant'],
      ['maren@gmail.example', 'maren@gmail.example'],
      ['(555) 010-0198', '(555) 010-0198'],
      ['https://www.linkedin.com/in/someone-else', 'someone-else'],
      ['Portfolio: maren.dev', 'maren.dev'],
      ['Lives in Madrid', 'Madrid'],
      ['worked for tesco', 'tesco'],
      ['BSc in Computer Science, University of Lisbon', 'University of Lisbon'],
      ['Has 9 years at Google with Rust and Kubernetes', 'Rust'],
      ['Worked at G\u200bo\u200bo\u200bg\u200ble', 'Google'],
    ],
  ],
  [
    'a nurse',
    nurse,
    [
      ['Staff Nurse at Royal Infirmary', 'Royal'],
      ['Staff Nurse at Southmead Clinic', 'Clinic'],
      ['Cared for 14 patients', '14'],
      ['Cared for thirteen patients', 'thirteen'],
      ['Mentored five nurses', 'five'],
      ['Since September 2015', 'September 2015'],
      ['Senior Nurse at Southmead Hospital', 'Senior Nurse'],
      ['Ward Manager at Southmead Hospital since 2016', 'Manager'],
      ['Experience in ICU and budget control', 'ICU'],
      ['Holds an NMC registration', 'NMC'],
      ['Diploma in Nursing, University of the West of England', 'Diploma'],
      ['Certified in Advanced Life Support', 'Advanced'],
      ['SKILLS\nwound care, ventilation, phlebotomy', 'ventilation'],
      ['skilled in triage and wound care', 'triage'],
    ],
  ],
  [
    'a bookseller who applies',
    bookseller,
    [
      ['I have worked at Lantern Books since 2018.', 'Lantern'],
      ['In my years as a Shop Manager I sold books.', 'Manager'],
      ['I speak fluent Italian.', 'Italian'],
      ['You ask for fluent Italian, and I speak Italian.', 'Italian'],
      ['I order stock with Bertline.', 'Bertline'],
      ['I led six booksellers.', 'six'],
      ['I have sold books at Thalia since 2018.', 'Thalia'],
      ['I have sold books at Kiepert Buchhandlung since 2017.', '2017'],
      ['I planned 42 readings.', '42'],
      ['I planned twenty-five readings with up to 80 guests.', 'twenty-five'],
      ['My degree in literature helps.', 'degree'],
      ['I am a certified bookseller.', 'certified'],
      ['I used SAP for stock control.', 'SAP'],
    ],
  ],
  [
    'an economist, in Russian',
    russian,
    [
      ['Экономист в банке Открытие', 'Открытие'],
      ['Работала в компании Газпром', 'Газпром'],
      ['Отчёты для 15 отделений', '15'],
      ['Отчёты для пятнадцати и двадцать отделений', 'двадцать'],
      ['Главный бухгалтер, Северный банк', 'бухгалтер'],
      ['Магистр, Томский университет', 'Магистр'],
      ['апрель 2017 - январь 2022', 'апрель 2017'],
      ['Навыки: Excel, SAP, бюджетирование', 'SAP'],
      ['Окончила Московский университет', 'Московский'],
    ],
  ],
  [
    'an accountant, in Arabic',
    arabic,
    [
      ['محاسبة في شركة أرامكو', 'أرامكو'],
      ['خفضت المصاريف بنسبة 25%', '25%'],
      ['خفضت المصاريف بنسبة ٢٥٪', '25'],
      ['إعداد التقارير لسبعة فروع و سبعة مكاتب', 'سبعة'],
      ['ماجستير في المحاسبة', 'ماجستير'],
      ['المهارات: المحاسبة، SAP', 'SAP'],
      ['2016 - 2021', '2016'],
    ],
  ],
  [
    'a buyer, in Chinese',
    chinese,
    [
      ['在华为公司担任采购主管', '华为'],
      ['采购成本降低22%', '22%'],
      ['带领九人团队', '九'],
      ['管理三十五家门店', '三十五'],
      ['担任采购总监', '总监'],
      ['毕业于北京大学', '北京'],
      ['拥有工商管理硕士学位', '硕士'],
      ['精通Python和数据分析', 'Python'],
      ['2015年3月至2020年8月', '2015年3月'],
    ],
  ],
  [
    'a receptionist, in Greek',
    greek,
    [
      ['Υπεύθυνη Υποδοχής στο Ξενοδοχείο Ακρόπολη', 'Ακρόπολη'],
      ['Συντονισμός 9 υπαλλήλων', '9'],
      ['Συντονισμός οκτώ υπαλλήλων', 'οκτώ'],
      ['Διευθύντρια στο Ξενοδοχείο Αιγαίο', 'Διευθύντρια'],
      ['Μάιος 2018 - Οκτώβριος 2023', '2018'],
    ],
  ],
]

for (const [who, form, texts] of lies)
  test.each(texts)(`${who}: “%s” is rejected for “%s”`, (text, words) => {
    const truth = checkFacts(form, text)
    expect(truth).toMatchObject({ ok: false })
    if (!truth.ok) expect(truth.reasons.join('\n').toLowerCase()).toContain(words.toLowerCase())
  })

const additions = [
  'Worked at Globex.',
  '- Led 17 people at once',
  'Fluent in Kotlin',
  'MBA, Harvard, 2011',
  'jane@doe.example',
]

test.each([engineer, nurse, russian, arabic, chinese, greek])(
  'one lie in a whole resume is found in any line',
  (form) => {
    const lines = writeResume(form).text.split('\n')
    for (const lie of additions)
      for (let at = 1; at <= lines.length; at += 3) {
        const text = lines.toSpliced(at, 0, lie).join('\n')
        expect(checkFacts(form, text).ok, text).toBe(false)
      }
  },
)

test.each([accountant, bookseller])('one changed digit in a letter is found', (form) => {
  const { text } = writeLetter(form)
  const [, body = ''] = text.split('Dear Hiring Manager,')
  for (const { index } of body.matchAll(/\d/g)) {
    const digit = (Number(body[index]) + 3) % 10
    const changed = `${body.slice(0, index)}${digit}7${body.slice(index + 1)}`
    expect(checkFacts(form, changed).ok, changed).toBe(false)
  }
})
