import { fold } from '#engine/resume-reader/text.ts'

/** Cardinal numbers by value, a language to a line; words that mean something else in another language are left out. */
const lines = [
  '0 zero, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen',
  '20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety',
  '12 dozen, 2 twice, 2 double, 2 doubled, 2 doubling, 3 triple, 3 tripled, 3 tripling, 4 quadruple, 4 quadrupled, 0.5 half, 0.5 halved, 0.5 halving',
  '2 zwei, 3 drei, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 12 zwölf, 15 fünfzehn, 20 zwanzig, 30 dreißig, 40 vierzig, 50 fünfzig, 60 sechzig, 80 achtzig, 100 hundert, 1000 tausend',
  '2 deux, 3 trois, 4 quatre, 5 cinq, 8 huit, 9 neuf, 10 dix, 11 onze, 12 douze, 15 quinze, 20 vingt, 30 trente, 40 quarante, 50 cinquante, 60 soixante, 1000 mille',
  '2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 12 doce, 15 quince, 20 veinte, 30 treinta, 40 cuarenta, 50 cincuenta, 100 cien',
  '3 tre, 4 quattro, 5 cinque, 7 sette, 8 otto, 9 nove, 10 dieci, 12 dodici, 20 venti, 30 trenta, 2 dois, 2 duas, 3 três, 7 sete, 8 oito, 10 dez, 20 vinte',
  '2 два, 2 две, 2 двух, 3 три, 3 трёх, 4 четыре, 4 четырёх, 5 пять, 5 пяти, 6 шесть, 6 шести, 7 семь, 7 семи, 8 восемь, 8 восьми, 9 девять, 9 девяти, 10 десять, 10 десяти, 12 двенадцать, 15 пятнадцать, 20 двадцать, 30 тридцать, 40 сорок, 50 пятьдесят, 100 сто',
  '2 δύο, 3 τρεις, 3 τρία, 4 τέσσερις, 4 τέσσερα, 5 πέντε, 6 έξι, 7 επτά, 7 εφτά, 8 οκτώ, 8 οχτώ, 9 εννέα, 10 δέκα, 12 δώδεκα, 20 είκοσι, 30 τριάντα, 40 σαράντα, 50 πενήντα, 100 εκατό',
  '2 اثنان, 2 اثنين, 3 ثلاثة, 3 ثلاث, 4 أربعة, 4 أربع, 5 خمسة, 5 خمس, 6 ستة, 6 ست, 7 سبعة, 7 سبع, 8 ثمانية, 8 ثماني, 9 تسعة, 9 تسع, 10 عشرة, 10 عشر, 20 عشرين, 30 ثلاثين, 40 أربعين, 50 خمسين, 100 مئة, 100 مائة',
]

const readValues = (table: string[]) =>
  table.flatMap((line) =>
    line.split(',').map((pair): [string, number] => {
      const [value = '', word = ''] = pair.trim().split(' ')
      return [word, Number(value)]
    }),
  )

export const numberWords = new Map(readValues(lines).map(([word, value]) => [fold(word), value]))

export const scales = new Map(
  readValues([
    '100 hundred, 1e3 thousand, 1e3 thousands, 1e6 million, 1e6 millions, 1e9 billion',
    '1e3 k, 1e6 m, 1e6 mn, 1e6 mio, 1e9 bn, 1e9 b',
    '100 百, 1e3 千, 1e4 万, 1e4 萬, 1e4 만, 1e8 亿, 1e8 億',
    '1e3 тыс, 1e3 тысяч, 1e6 млн, 1e6 миллионов, 1e3 ألف, 1e6 مليون',
  ]),
)

/** Vague amounts. */
export const vagueAmounts = new Set(
  'dozens hundreds thousands millions billions tenfold twofold threefold fivefold scores'.split(' '),
)

const hanDigits = '零一二三四五六七八九'
const getHanDigit = (sign: string) => (/[两兩]/.test(sign) ? 2 : Math.max(0, hanDigits.indexOf(sign)))
const getHanScale = (sign: string) => (sign === '十' ? 10 : scales.get(sign))

/** Numbers in Chinese signs, before what they count: `三十五家`. Each begins where the signs begin, or a long row is read again from each of its signs. */
export const hanNumber =
  /(?<![第周星零一二两兩三四五六七八九十百千万萬亿億])[零一二两兩三四五六七八九十百千万萬亿億]+(?=[个個名人家年项項次倍月天位种種款座台辆间所条条件成])/gu

export function hanValue(signs: string): number {
  let [total, part, digit] = [0, 0, 0]
  for (const sign of signs) {
    const scale = getHanScale(sign)
    if (scale === undefined) digit = getHanDigit(sign)
    else if (scale < 10_000) {
      part += (digit || 1) * scale
      digit = 0
    } else {
      total += (part + digit || 1) * scale
      ;[part, digit] = [0, 0]
    }
  }
  return total + part + digit
}
