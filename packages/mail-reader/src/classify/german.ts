import { toRules } from './rules.ts'

const talk =
  '(?:(?:\\p{L}*(?:gespräch|interview|telefonat|kennenlernen|probearbeit\\p{L}*|schnupperstunde|hospitation|probetag|runde|termin)\\p{L}*))'
const you = '(?:ihnen|sie|dir|dich)'

const rejection = toRules('rejection', {
  3: [
    `${you} ~3(?:leider )?~3(?:absagen|absage erteilen|nicht (?:berücksichtigen|anbieten|einstellen|weiter))`,
    'nicht (?:mehr )?~4(?:berücksichtig(?:en|t)|in die (?:engere wahl|nächste runde)|weiter (?:verfolgen|berücksichtig)|fortsetzen|anbieten|einladen|zum gespräch einladen)',
    'nicht in die (?:engere|nähere) (?:wahl|auswahl)|kommen ~4nicht in (?:die engere wahl|frage|betracht)',
    '(?:für|auf) (?:einen|eine|die|den) ander(?:en|e) ~2(?:bewerber|kandidat|person)\\p{L}* ~2(?:entschieden|gefallen)',
    '(?:wahl|entscheidung) ~3(?:auf (?:einen|eine) andere|nicht zu (?:ihren|deinen) gunsten)',
    'gegen eine ~3(?:zusammenarbeit|einladung|fortsetzung)|nicht zu (?:ihren|deinen) gunsten',
    'stelle ~4(?:intern |anderweitig |inzwischen |bereits )?(?:besetzt|vergeben|gestrichen)|nicht mehr besetzt|schließen das verfahren',
    'keine (?:zusage|einladung) (?:geben|machen|erteilen)|für jemand anderen entschieden|(?:nicht|nicht weiter) ?(?:weiterzuverfolgen|weiterverfolgen)',
    'keine positive (?:rückmeldung|nachricht|antwort)|keine andere auskunft|leider nein|leider absagen',
    'andere bewerber\\p{L}* ~8(?:besser|mehr|noch)|entsprechen ~6noch besser',
    'leider ~6nicht in die nächste runde|nicht in die nächste runde geschafft',
    'jemanden gefunden der|müssen (?:wir )?(?:ihnen|dir) (?:leider |heute )?absagen',
  ],
  2: [
    'absage|leider mitteilen|leider ~6nicht|nicht weiter verfolgen|bewerberpool|bedauern',
    'für (?:ihren|deinen) weiteren (?:berufs|lebens)?weg|(?:alles|viel) (?:gute|erfolg)',
  ],
  1: ['leider|bedauerlicherweise|zu unserem bedauern'],
})

const offer = toRules('offer', {
  3: [
    `(?:freuen|möchten|wollen|würden|dürfen|gern|gerne|hiermit) ~8(?:${you} )~5(?:anbieten|unterbreiten|einstellen)`,
    '(?:die (?:position|stelle)|ein angebot) ~7(?:anbieten|anzubieten|unterbreiten)|ihnen die (?:position|stelle) ~9anbieten',
    `für (?:sie|dich) entschieden|(?:stellen|stelle) (?:wir )?${you} ~6ein[ .!]|wollen dich im team|gern einstellen`,
    '(?:arbeits)?vertrag ~7(?:anhang|anlage|anbei|ausfertigung|unterschrieben|unterwegs|unterzeichnet)|(?:anbei|beigefügten|anhang|anlage|dein|ihren) ~4(?:arbeits)?vertrag',
    '(?:hier kommt|anbei) ~2(?:unser|dein|ihr) angebot|willkommen im team|vertragsentwurf',
  ],
  2: ['vertragsangebot|arbeitsvertrag|zusage|dein angebot|ihr angebot'],
})

const invitation = toRules('invitation', {
  3: [
    `(?:laden|einladen|einladung|eingeladen) ~9${talk}|(?:laden (?:wir )?${you} ~4(?:herzlich )?~5(?:ein|zu|für))`,
    `${you} ~4(?:zu|zum|für) ~5${talk} ~8(?:einladen|ein\\b|begrüßen|eingeladen|bitten)|für ~8in die ~3ein\\b`,
    `(?:würden|möchten|wollen) ~3${you} ~5(?:kennenlernen|kennen lernen|einladen|sprechen|begrüßen|vorstellen)|lernen wir uns kennen|besser kennenlernen`,
    `${talk} ~8(?:findet|bestätig|statt|vereinbaren|absagen|verschieben|führen|an\\b)`,
    `(?:wann|welche[rn]?|welchem) ~6(?:termin|zeit|tag|passt|passen|vormittag)|passt (?:dir|ihnen|es) ~9|passen (?:dir|ihnen)`,
    `(?:such|wähl|buch|nenn|schlag|vorschlag)\\p{L}* ~9(?:termin|slot|vormittag|zeit)\\p{L}*|zeit für ~5${talk}`,
    '(?:mit (?:ihnen|dir)|wir) ~3telefonieren|am besten (?:zu )?erreich\\p{L}*',
    'einem? ~3(?:slot|termin) aus|vorbeizukommen|(?:komm|kommen sie) ~4(?:vorbei|für eine|zu uns)',
    'dem team vorstellen|(?:unserer|der) geschäftsführung vorstellen|näher kennenlernen',
  ],
  2: [
    `vorstellungsgespräch|gesprächstermin|telefoninterview|erstgespräch|zweites gespräch|tech-interview|${talk} mit (?:dir|ihnen)`,
  ],
  1: ['gespräch|interview|termin|einladung'],
})

const moved = toRules('invitation', { 3: [`${talk} ~6(?:absagen|verschieben|verlegen|abgesagt|verschoben)`] }, true)

const assessment = toRules('assessment', {
  3: [
    '(?:coding-?|programmier|probe|test)\\p{L}*(?:aufgabe|test|case)|eignungstest|einstellungstest|online-?test|fallstudie|arbeitsprobe|assessment-?test',
    '(?:aufgabe|test|lösung|fallstudie) ~8(?:lösen|zurück|innerhalb|bearbeiten|teilzunehmen)',
  ],
  2: ['bearbeitung dauert|plane etwa'],
})

const question = toRules('question', {
  3: [
    '(?:benötigen|brauchen|bräuchten|fehlt|fehlen) (?:wir |uns )?~3(?:noch|von|der|die|ihr|dein)',
    '(?:senden|schicken|reichen|nachreichen|zusenden) ~9(?:unterlagen|zeugnisse|nachweis|lebenslauf|foto|kopie|nach\\b)|(?:nachweis|zeugnis\\p{L}*|unterlagen) ~9nachreichen',
    '(?:haben|hast|sind|bist|sprichst|sprechen|verfügen|könnten|welche) (?:sie|du|sprachen) ~4(?:einen?|führerschein|sprachen|erfahrung|bereit|sprichst|uns)',
    'gehaltsvorstellung|kündigungsfrist|eintrittstermin|geht aus dem lebenslauf',
  ],
  2: ['rückfrage|fehlende unterlagen|schreib uns kurz|\\?$'],
})

const received = toRules('received', {
  3: [
    '(?:bewerbung|unterlagen|e-?mail|bewerbungsunterlagen|anschreiben) ~9(?:eingegangen|angekommen|erhalten|bekommen|eingetroffen|liegt uns vor|eingang)',
    '(?:eingang|erhalt|zusendung) ~2(?:ihrer|deiner|der) ~1(?:bewerbung|unterlagen|bewerbungsunterlagen)|eingangsbestätigung|empfangsbestätigung|bewerbung eingegangen|bewerbung erhalten',
    '(?:haben|bestätigen) ~4(?:bewerbung|unterlagen) ~3(?:erhalten|bekommen)',
    '(?:danke|dank) für (?:ihre|deine) ~1bewerbung|bei uns beworben|dass (?:du|sie) (?:dich|sich) ~4beworben',
  ],
  2: [
    'prüf(?:en|t|ung)|gesichtet|schaut sie sich|schauen sie uns|um (?:etwas )?geduld|meld(?:en|et) (?:wir )?(?:uns|sich)',
  ],
})

const other = toRules('other', {
  3: [
    'dauert leider länger|weiterhin im rennen|noch keine entscheidung|zwischenbescheid',
    'nicht im büro|abwesen\\p{L}*|im urlaub|in elternzeit',
    'bewerbung ~3zurückgezogen|umfrage|bewerten sie|passwort ~3geändert',
  ],
})

export const german = [
  ...rejection,
  ...offer,
  ...invitation,
  ...moved,
  ...assessment,
  ...question,
  ...received,
  ...other,
]
