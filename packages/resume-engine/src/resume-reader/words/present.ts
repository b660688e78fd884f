import { fold } from '#engine/resume-reader/text.ts'

const phrases = `present|the present|now|current|currently|today|ongoing|date|this day|till date|in progress
heute|aktuell|jetzt|laufend|dato|gegenwärtig|andauernd
à ce jour|ce jour|aujourd'hui|actuel|actuelle|actuellement|en cours|en poste|maintenant|présent
actualidad|la actualidad|actualmente|presente|el presente|hoy|la fecha|actual|en curso
oggi|ad oggi|in corso|attuale|attualmente|presente
atual|atualmente|o momento|o presente|hoje|momento|data atual|presente data
heden|nu|op heden|huidig|vandaag
obecnie|teraz|nadal|dziś|dzisiaj|chwili obecnej
současnost|současnosti|dosud|dnes|nyní|súčasnosť|súčasnosti|trvá
настоящее время|настоящего времени|наст. время|н.в.|н. в.|н.в|сейчас|сегодня|текущее время
теперішній час|теперішнього часу|дотепер|сьогодні|даний час|зараз
сега|досега|настоящем|момента
σήμερα|παρόν|το παρόν|τώρα
nuvarande|pågående|idag|i dag|tills vidare|nåværende|nuværende
nykyinen|nykyhetki|nyt|edelleen
günümüz|halen|devam|devam ediyor|devam etmekte|bugün|şu an
prezent|în prezent|astăzi|jelenleg|jelen|sadašnjost|danas
至今|现在|目前|今|現在|現職|在職中|在职|在職|현재|재직중|재직 중
الآن|حتى الآن|الان|حتى الان|الحاضر|الوقت الحاضر|حاليا|حالياً|اليوم|تاريخه
היום|כיום|הווה`

/** Words for "until now", folded, longest first. */
export const presentWords: string[] = [...new Set(phrases.split(/[|\n]/).map(fold))].sort((a, b) => b.length - a.length)

const opening = `since|from|seit|ab|depuis|desde|dal|da|dall'|sinds|vanaf|od|от|с|з|від|από|sedan|siden|alkaen|din|منذ|自|至`

/** Words before a date from which a position is still held, folded. */
export const sinceWords: string[] = opening.split('|').map(fold)

/** Words between two dates, folded, longest first. */
export const untilWords: string[] =
  "to|till|until|through|bis|zum|bis zum|a|à|au|jusqu'a|jusqu'en|al|hasta|hasta la|ate|ate o|ate a|fino a|fino ad|tot|t/m|do|az do|po|по|до|дo|έως|μέχρι|till|til|asti|pana in|pana la|إلى|الى|حتى|至|到|から|부터|עד"
    .split('|')
    .map(fold)
    .sort((a, b) => b.length - a.length)
