import { fold } from '#engine/resume-reader/text.ts'

/** January to December, a language to a line; an abbreviation is the beginning of one of these. */
const languages = [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'january february march april may june july august september october november december',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'jänner feber maerz april mai juni juli august sept oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'januar februar marts april maj juni juli august september oktober november desember',
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
  'ledna února března dubna května června července srpna září října listopadu prosince',
  'január február marec apríl máj jún júl august september október november december',
  'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  'január február március április május június július augusztus szeptember október november december',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  'януари февруари март април май юни юли август септември октомври ноември декември',
  'ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος',
  'ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'يناير فبراير مارس ابريل ماي يونيه يوليه اغسطس سبتمبر اكتوبر نونبر دجنبر',
  'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  'januar februar mart april maj jun jul avgust septembar oktobar novembar decembar',
]

const months: [name: string, month: number][] = languages.flatMap((line) =>
  line.split(' ').map((name, index): [string, number] => [fold(name), index + 1]),
)
const exact = new Map(months)
const shortest = 3

/** The month a folded word names, written out or cut short; null for any other word, and for what could be two. */
export function parseMonth(word: string): number | null {
  const whole = exact.get(word)
  if (whole !== undefined) return whole
  if (word.length < shortest) return null
  const possible = new Set(months.filter(([name]) => name.startsWith(word)).map(([, month]) => month))
  const [only] = possible
  return possible.size === 1 && only !== undefined ? only : null
}

/** The seasons, folded: with a year they are a date without a month. */
export const seasonNames = new Set(
  `spring summer autumn fall winter frühling frühjahr sommer herbst printemps été automne hiver primavera verano otoño invierno
  estate autunno inverno verão outono voorjaar zomer herfst wiosna lato jesień zima`
    .split(/\s+/)
    .map(fold),
)
