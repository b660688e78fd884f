import { fold } from '#analysis/resume-reader/text.ts'

const labels = {
  position: `position|job title|title|role|occupation or position held|function|funktion|tätigkeit als|beruf oder funktion|beruf|stelle|poste|poste occupé|fonction|fonction ou poste occupé|puesto|cargo|profesión o cargo desempeñado|puesto desempeñado|posizione|qualifica|ruolo|lavoro o posizione ricoperti|função|cargo ocupado|função ou cargo ocupado|functie|stanowisko|zajmowane stanowisko|befattning|pozice|pozícia|munkakör|pozisyon|görev|должность|позиция|посада|длъжност|θέση|职位|职务|岗位|役職|職種|직위|직책|المسمى الوظيفي|الوظيفة|المنصب|תפקיד`,
  company: `employer|company|organisation|organization|name of employer|name and address of employer|arbeitgeber|firma|unternehmen|name und adresse des arbeitgebers|employeur|entreprise|société|nom et adresse de l'employeur|empresa|empleador|nombre y dirección de la empresa|azienda|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|empregador|nome e endereço do empregador|werkgever|bedrijf|pracodawca|arbetsgivare|zaměstnavatel|zamestnávateľ|munkáltató|işveren|şirket|компания|организация|место работы|работодатель|компанія|організація|місце роботи|работодател|фирма|εταιρεία|εργοδότης|公司|公司名称|单位|会社名|勤務先|회사|회사명|الشركة|جهة العمل|מעסיק|חברה`,
  other: `date|dates|period|zeitraum|dauer|dates d'emploi|période|fecha|fechas|periodo|período|data|dane|okres|период|период работы|період|περίοδος|时间|期間|기간|الفترة|ort|location|place|branche|type of business or sector|main activities and responsibilities`,
}

export type EntryLabel = keyof typeof labels

/** What a label announces within an entry, by its folded text. */
export const entryLabels = new Map<string, EntryLabel>(
  (['other', 'company', 'position'] as const).flatMap((kind) =>
    labels[kind].split('|').map((label): [string, EntryLabel] => [fold(label), kind]),
  ),
)
