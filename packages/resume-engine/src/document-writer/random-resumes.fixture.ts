import { random } from './random.fixture.ts'

/** What a resume was made from, and what must be read back from every file of it. */
export interface RandomResume {
  text: string
  name: string
  email: string
  phone: string
  jobs: { company: string; position: string; dates: string; bullets: string[] }[]
}

interface Words {
  names: string[]
  phones: string[]
  companies: string[]
  positions: string[]
  bullets: string[]
  months: string[]
  headings: { work: string; skills: string; summary: string }
  today: string
  date?: (year: number, month: number) => string
}

const latin: Words = {
  names: [
    'Zoë O’Neill',
    "Siân D'Arcy",
    'José Muñoz Peña',
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Anne-Marie Fitzgerald',
    'Björn Ångström',
  ],
  phones: ['+44 20 7946 0018', '(555) 010-4477', '+49 30 901820'],
  companies: [
    'Hollis & Sons',
    "Baker's Dozen Ltd",
    'Brücken & Söhne GmbH',
    'São Rafael S.A.',
    'Øresund Shipping Inc',
    'Café Crème LLC',
  ],
  positions: [
    'Site Engineer',
    'Senior Accountant',
    'Head Nurse',
    'Data Analyst',
    'Store Manager',
    'Software Developer',
  ],
  bullets: [
    'Cut waste by 12% across 4 sites, saving £180,000 a year',
    'Led a team of 9 and trained “new starters” — the best year yet',
    'Wrote C++, C# and .NET services; kept them at 99.95% for 3 years',
    "Didn't lose a customer in 2018 & won 14 naïve ones",
    'Planned the closing of roads with the city of Łódź, prepared bids of up to €2.4 million, and answered every letter that came within two days of its coming in',
    'Budget: $1,200 #1 *bold* _it_ [x](y) <b>tag</b> @home',
  ],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  headings: { work: 'EXPERIENCE', skills: 'SKILLS', summary: 'SUMMARY' },
  today: 'Present',
}
const numeric = (suffix: [string, string]) => (year: number, month: number) => `${year}${suffix[0]}${month}${suffix[1]}`

export const languages: Record<string, Words> = {
  latin,
  arabic: {
    names: ['ليلى حداد', 'محمد عبد الرحمن', 'خالد عبد الملك'],
    phones: ['+971 50 123 4567', '+966 11 234 5678'],
    companies: ['شركة النور للتقنية', 'مؤسسة السلام', 'بنك الخليج'],
    positions: ['مهندسة برمجيات', 'محاسب أول', 'مدير مشاريع'],
    bullets: [
      'قدت فريقا من 9 مهندسين وقللت زمن الاستجابة بنسبة 40%',
      'بنيت خدمات بلغة Java وقواعد بيانات',
      'أعددت الميزانية الكاملة للمجموعة',
    ],
    months: [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    headings: { work: 'الخبرة العملية', skills: 'المهارات', summary: 'الملخص' },
    today: 'حتى الآن',
  },
  hebrew: {
    names: ['נועה לוי', 'יוסף כהן'],
    phones: ['+972 52 123 4567'],
    companies: ['אלקטרה מערכות', 'בנק הצפון'],
    positions: ['מהנדסת תוכנה', 'מנהל פרויקטים'],
    bullets: ['הובלתי צוות של 9 מהנדסים', 'בניתי מערכת חדשה עם Java בתוך שנה'],
    months: [
      'ינואר',
      'פברואר',
      'מרץ',
      'אפריל',
      'מאי',
      'יוני',
      'יולי',
      'אוגוסט',
      'ספטמבר',
      'אוקטובר',
      'נובמבר',
      'דצמבר',
    ],
    headings: { work: 'ניסיון תעסוקתי', skills: 'כישורים', summary: 'תקציר' },
    today: 'היום',
  },
  chinese: {
    names: ['王小明', '欧阳文静', '陳美玲'],
    phones: ['+86 138 0013 8000'],
    companies: ['上海云帆科技有限公司', '北京晨光有限公司'],
    positions: ['高级软件工程师', '会计', '产品经理'],
    bullets: ['领导9人团队，将延迟降低40%', '使用 Java 与 PostgreSQL 建设支付系统', '编写内部文档并培训新人'],
    months: [],
    headings: { work: '工作经历', skills: '技能', summary: '个人简介' },
    today: '至今',
    date: numeric(['年', '月']),
  },
  japanese: {
    names: ['山田 太郎', '鈴木 花子'],
    phones: ['+81 90 1234 5678'],
    companies: ['株式会社青空', '北海商事株式会社'],
    positions: ['シニアエンジニア', '経理担当'],
    bullets: ['9名のチームを率いて納期を30%短縮した', '社内システムを Java で再構築した'],
    months: [],
    headings: { work: '職務経歴', skills: 'スキル', summary: '職務要約' },
    today: '現在',
    date: numeric(['年', '月']),
  },
  korean: {
    names: ['김민준', '이서연'],
    phones: ['+82 10 1234 5678'],
    companies: ['푸른하늘 주식회사', '주식회사 한빛'],
    positions: ['선임 엔지니어', '회계 담당자'],
    bullets: ['9명의 팀을 이끌며 비용을 20% 줄였다', '사내 시스템을 Java로 다시 만들었다'],
    months: [],
    headings: { work: '경력', skills: '기술', summary: '요약' },
    today: '현재',
    date: numeric(['년 ', '월']),
  },
  cyrillic: {
    names: ['Анна Ёлкина', 'Дмитрий Щукин'],
    phones: ['+7 495 123 45 67'],
    companies: ['ООО Рассвет', 'АО Северный мост'],
    positions: ['Старший инженер', 'Главный бухгалтер'],
    bullets: ['Руководила командой из 9 человек и сократила расходы на 12%', 'Написала справочник для трёх отделов'],
    months: [
      'Январь',
      'Февраль',
      'Март',
      'Апрель',
      'Май',
      'Июнь',
      'Июль',
      'Август',
      'Сентябрь',
      'Октябрь',
      'Ноябрь',
      'Декабрь',
    ],
    headings: { work: 'Опыт работы', skills: 'Навыки', summary: 'О себе' },
    today: 'настоящее время',
  },
}

const letter = (index: number) => 'ABCDEFGHIJKLMNOP'.charAt(index)

/** The same resume for the same seed, always; every tenth history runs over three pages. */
export function randomResume(seed: number, language: string): RandomResume {
  const { number, pick, some } = random(seed)
  const words = languages[language] ?? latin
  const formatDate = words.date ?? ((year: number, month: number) => `${words.months[month - 1]} ${year}`)
  const count = seed % 10 === 9 ? 16 : number(1, 4)
  let year = 2026
  const jobs = Array.from({ length: count }, (_, index) => {
    const end = index === 0 ? words.today : formatDate(year, number(7, 12))
    year -= count > 4 ? 1 : number(1, 3)
    const dates = `${formatDate(year, number(1, 6))} - ${end}`
    // No two are equal: text that repeats at the edge of several pages is read as their header.
    const bullets = some(words.bullets, count > 4 ? 6 : 3).map((text, at) => `${letter(index)}${letter(at)} ${text}`)
    return { company: pick(words.companies), position: pick(words.positions), dates, bullets }
  })
  const name = pick(words.names)
  const email = `person.${seed}@example.test`
  const phone = pick(words.phones)
  const isSameLine = number(0, 2) === 0
  const entries = jobs.map(({ company, position, dates, bullets }) =>
    [
      isSameLine ? `${position}, ${company} | ${dates}` : `${position}, ${company}\n${dates}`,
      ...bullets.map((text) => `- ${text}`),
    ].join('\n'),
  )
  const { headings } = words
  const text = [
    `${name}\n${email} | ${phone}`,
    headings.work,
    entries.join('\n\n'),
    `${headings.skills}\nJava, SQL`,
  ].join('\n\n')
  return { text: text.replace(`${headings.work}\n\n`, `${headings.work}\n`), name, email, phone, jobs }
}
