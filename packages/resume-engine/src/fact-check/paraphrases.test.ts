import { expect, test } from 'vitest'
import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import { accountant, engineer } from '#engine/writer/forms.fixture.ts'
import { writeLetter } from '#engine/writer/write-letter.ts'
import { writeResume } from '#engine/writer/write-resume.ts'
import { checkFacts } from './check-facts.ts'
import { arabic, bookseller, chinese, greek, nurse, russian } from './people.fixture.ts'

const paraphrases: [who: string, form: ResumeForm | LetterForm, texts: string[]][] = [
  [
    'an engineer',
    engineer,
    [
      'Software engineer who leads a team of five and keeps hosting costs low: from $12,000 down to $7,500 per month.',
      'Seasoned Senior Software Engineer at Northwind Traders, where since March 2019 he has guided five engineers.',
      '- Slashed build times by 40 percent\n- Designed and built a search that covers two million records',
      '- Took responsibility for the billing service and managed its releases between 2015 and 2019',
      'Holds a Bachelor of Science in Computer Science from the University of Porto (2015) and is an AWS Certified Solutions Architect.',
      'EXPERIENCE\nSenior Software Engineer, Northwind Traders\n03/2019 – Present\n\nSoftware Engineer, Contoso Ltd\n06/2015 – 02/2019',
      'Key Skills\nPython, C++ and Go; PostgreSQL with Docker; public speaking in Portuguese',
      'Reach me at maren@oakhurst.example, 555 010 0199 or linkedin.com/in/maren-oakhurst.',
      'Seeking a Staff Engineer role. Cut monthly hosting spend to $7.5k while mentoring junior colleagues.',
      'Trimmed hosting costs to 7,500 dollars a month. One of the people others ask for advice on releases.',
    ],
  ],
  [
    'a nurse',
    nurse,
    [
      'Compassionate staff nurse at Southmead Hospital, looking after twelve patients on an acute medical ward.',
      'Since September 2016: gave medication, recorded vital signs and kept handover clear.',
      '- Lowered the number of falls by 30 per cent within one year\n- Supported and mentored 4 newly qualified nurses',
      'Education: BSc in Nursing, University of the West of England. Certified in Immediate Life Support.',
      'SKILLS\nWound care, phlebotomy, medication rounds, handover',
      'Aspiring Ward Manager.',
    ],
  ],
  [
    'a bookseller who applies',
    bookseller,
    [
      'Dear Hiring Manager,\n\nI am applying for the Shop Manager position at Lantern Books, which brings small presses to readers.',
      'At Kiepert Buchhandlung I have been selling books since 2018, and the order of children’s titles is in my hands.',
      'You ask for event planning: I organised 24 readings for as many as eighty guests.',
      'Your wish for fluent Italian tells me how far your readers come from. I would bring stock control and customer advice.',
      'Sales of children’s books grew by a quarter. I look forward to talking about the role at Lantern Books.\n\nKind regards,\nJonas Weber',
    ],
  ],
  [
    'an economist, in Russian',
    russian,
    [
      'Экономист Северного банка: подготовка отчётов для четырнадцати отделений',
      'Подготовка бюджета ускорена: вместо 10 дней — шесть.',
      'Окончила Томский университет, бакалавр экономики, 2018. Работаю в Excel и 1С.',
    ],
  ],
  [
    'an accountant, in Arabic',
    arabic,
    [
      'محاسبة في شركة النور أعدت التقارير المالية لخمسة فروع',
      'نجحت بتخفيض المصاريف بنسبة ١٥٪',
      'المهارات: المحاسبة، إكسل، إعداد الميزانية',
    ],
  ],
  [
    'a buyer, in Chinese',
    chinese,
    [
      '在晨光贸易公司担任采购主管,管理8家门店的库存。',
      '成功将采购成本降低了12%,并带领六人团队。',
      '熟悉数据分析和Excel。',
    ],
  ],
  [
    'a receptionist, in Greek',
    greek,
    [
      'Υπεύθυνη Υποδοχής στο Ξενοδοχείο Αιγαίο με επτά υπαλλήλους',
      'Οι κρατήσεις αυξήθηκαν κατά 18%. Καλή γνώση Excel.',
    ],
  ],
]

for (const [who, form, texts] of paraphrases)
  test.each(texts)(`${who}: the same in other words passes: %s`, (text) => {
    expect(checkFacts(form, text)).toEqual({ ok: true })
  })

test.each([engineer, nurse, russian, arabic, chinese, greek])(
  'what the embedded writer makes of a resume passes',
  (form) => {
    expect(checkFacts(form, writeResume(form).text)).toEqual({ ok: true })
  },
)

test.each([accountant, bookseller])('what the embedded writer makes of a letter passes', (form) => {
  expect(checkFacts(form, writeLetter(form).text)).toEqual({ ok: true })
})
