import type { Line } from './lines.ts'
import { fold, trimOrnaments, withoutBullet } from './text.ts'

interface Labelled {
  kind: EntryLabel
  value: string
}

/** Reads a labelled line: `Position: Clerk`, or label and value in two cells. */
export function readLabelled(line: Line): Labelled | null {
  const [first, ...others] = line.cells
  const text = withoutBullet(line.text.replaceAll('\t', ' '))
  const alone = others.length > 0 ? findKind(first?.text ?? '') : undefined
  if (alone) return { kind: alone, value: trimOrnaments(others.map((cell) => cell.text).join(' ')) }
  const colon = text.search(/[:：]/)
  const kind = colon > 0 ? findKind(text.slice(0, colon)) : undefined
  return kind ? { kind, value: trimOrnaments(text.slice(colon + 1)) } : null
}

const findKind = (text: string) =>
  entryLabels.get(
    fold(withoutBullet(text))
      .replace(/[:：]\s*$/, '')
      .trim(),
  )

/** The labelled title and employer of an entry. */
export function readLabelledNames(lines: Line[]): { position: string; company: string } {
  const found = lines.map(readLabelled)
  const getValue = (kind: EntryLabel) => found.find((one) => one?.kind === kind)?.value ?? ''
  return { position: getValue('position'), company: getValue('company') }
}

const labels = {
  position: `position|job title|title|role|occupation or position held|function|funktion|tätigkeit als|beruf oder funktion|beruf|stelle|poste|poste occupé|fonction|fonction ou poste occupé|puesto|cargo|profesión o cargo desempeñado|puesto desempeñado|posizione|qualifica|ruolo|lavoro o posizione ricoperti|função|cargo ocupado|função ou cargo ocupado|functie|stanowisko|zajmowane stanowisko|befattning|pozice|pozícia|munkakör|pozisyon|görev|должность|позиция|посада|длъжност|θέση|职位|职务|岗位|役職|職種|직위|직책|المسمى الوظيفي|الوظيفة|المنصب|תפקיד`,
  company: `employer|company|organisation|organization|name of employer|name and address of employer|arbeitgeber|firma|unternehmen|name und adresse des arbeitgebers|employeur|entreprise|société|nom et adresse de l'employeur|empresa|empleador|nombre y dirección de la empresa|azienda|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|empregador|nome e endereço do empregador|werkgever|bedrijf|pracodawca|arbetsgivare|zaměstnavatel|zamestnávateľ|munkáltató|işveren|şirket|компания|организация|место работы|работодатель|компанія|організація|місце роботи|работодател|фирма|εταιρεία|εργοδότης|公司|公司名称|单位|会社名|勤務先|회사|회사명|الشركة|جهة العمل|מעסיק|חברה`,
  other: `date|dates|period|zeitraum|dauer|dates d'emploi|période|fecha|fechas|periodo|período|data|dane|okres|период|период работы|період|περίοδος|时间|期間|기간|الفترة|ort|location|place|branche|type of business or sector|main activities and responsibilities`,
}

type EntryLabel = keyof typeof labels

/** What a label announces within an entry, by its folded text. */
const entryLabels = new Map<string, EntryLabel>(
  (['other', 'company', 'position'] as const).flatMap((kind) =>
    labels[kind].split('|').map((label): [string, EntryLabel] => [fold(label), kind]),
  ),
)
