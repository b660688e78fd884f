import { random } from './random.fixture.ts'

/** What people type into a resume, by kind. */
const pieces = {
  code: [
    'std::vector<int>',
    'a::b::c',
    'x < y > z',
    '*p->q && !r || ~s',
    'foo_bar(baz)[0] = {};',
    'arr[i] += x ** 2',
    'C:\\Temp\\new.txt',
    '/^[a-z]+$/gi',
    '"%s\\n"',
    'C++, C# & .NET',
    'p99',
    'iOS',
    'a=>b',
    '#include <map>',
    'SELECT * FROM t;',
    '$HOME/.bashrc',
  ],
  times: ['10:30', '09:05:59', '7:00am', '24/7', '10:30-11:45', '3 h 20 min'],
  ratios: ['3:1', '16:9', '1:1.5', '1/2', '50:50', '±3.5%', '5 ≤ x ≠ 7', 'ΔT = 5°C', '10⁻³', 'x² + y²'],
  money: ['$1,200.50', '€2.4 million', '£180k', '₹5,00,000', '¥300', '12 %', '1 000 000'],
  addresses: ['12 Rue de l’Église, 75011 Paris', '221B Baker St.', 'Apt. #4, 5th Fl.', 'Łódź (PL)', 'P.O. Box 12'],
  mail: ['noor.haddad+cv@example.test', 'a_b-c@sub.example.co.uk', 'mailto:x@example.test'],
  urls: [
    'https://example.test/a?b=c&d=%20#e',
    'www.example.test/~me',
    'github.com/me/re-po_1',
    'ftp://x.example.test:21/a;b',
    'linkedin.com/in/noor-1a2b',
  ],
  labels: ['Tools: Excel, SQL', 'Note:x', 'Sr. Engineer / Lead', 'CI/CD; TDD; DDD', 'Wait... what?!', 'Tools:  two'],
  markup: [
    '<b>bold</b>',
    '</w:t></w:p>',
    '<!-- c -->',
    '<![CDATA[x]]>',
    '&amp; &#x41; &nbsp;',
    '**md** _it_ `c` ~~s~~',
    '[a](b) ![c](d)',
    '# h',
    '= Heading',
    '$x^2$ @ref <label>',
    '#panic("x")',
    '\\textbf{x} \\\\ % c',
    '{{t}} ${u} <%= v %>',
    '{"k":[1,null]}',
    '// /* */ \\',
    '{\\rtf1 x}',
  ],
  quotes: ['“double”', '‘single’', '"straight" \'too\'', '«guillemets»', '„low“', 'D’Arcy', '„mixed”', '5′ 10″', '`x´'],
  dashes: ['a - b', 'a – b', 'a — b', 'a--b', 'a---b', 're-use', '−5', '...', '…', '<- ->', '==> <=='],
  signs: [
    '→ x',
    'a ✓ b',
    '★★★☆',
    '№ 5',
    '© ® ™',
    '§ 12',
    '† ‡',
    '€ £ ₿',
    '½ ¾',
    'a • b',
    'a · b',
    'a | b',
    '(c) [d] {e}',
  ],
  spaces: ['tab\there', 'no\u00a0break', 'thin\u2009space', 'two  spaces', 'wide\u3000space', 'narrow\u202fspace'],
  emoji: ['😀', '👩‍💻', '🇩🇪 🇯🇵', '❤️', '1️⃣', '👍🏽', '🚀🚀', '✅', '👨‍👩‍👧‍👦'],
  latin: [
    'Zoë',
    'Siân',
    'Muñoz Peña',
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'straße',
    'office fi ffl',
    'İstanbul',
    'Ångström',
    'œuvre',
  ],
  greek: ['Ελληνικά', 'Αθήνα', 'διοίκηση έργων'],
  cyrillic: ['Руководила командой', 'Ёлкина', 'їжак'],
  chinese: ['领导团队', '数据分析，报告', '會計師'],
  japanese: ['データ分析', '「引用」です', 'シニアエンジニア'],
  korean: ['데이터 분석', '팀을 이끌며'],
  georgian: ['გიორგი', 'მონაცემები'],
  armenian: ['Պետրոսյան', 'Տվյալներ'],
  arabic: ['مرحبا بالعالم', 'قدت فريقا، وأعددت', 'إدارة المشاريع'],
  hebrew: ['שלום עולם', 'ניהול פרויקטים', 'ארה"ב'],
  thai: ['สวัสดีครับ', 'ข้อมูล'],
  devanagari: ['हिन्दी में काम', 'डेटा विश्लेषण'],
} as const

const kinds = Object.values(pieces)
const longest = 70

/** Texts of one to four pieces, the same for the same seed. The kinds take turns as the first. */
export function typeTexts(count: number, seed: number): string[] {
  const { number, pick } = random(seed)
  return Array.from({ length: count }, (_, index) => {
    // Its number tells a text from all others.
    let text = `${pick<string>(kinds[index % kinds.length] ?? pieces.code)} k${index}`
    for (let more = number(0, 3); more > 0; more--) {
      const longer = text + pick(['', ' ', ', ', '/']) + pick<string>(pick(kinds))
      if (longer.length <= longest) text = longer
    }
    return text
  })
}
