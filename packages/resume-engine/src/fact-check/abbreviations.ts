/** What a form's abbreviation is in full, where it has one meaning at work. */
const inFull = toTable(`
  AP accounts payable, AR accounts receivable, VP Vice President, SVP Senior Vice President,
  EVP Executive Vice President, CEO Chief Executive Officer, CFO Chief Financial Officer, COO Chief Operating Officer,
  CTO Chief Technology Officer, HR human resources, QA quality assurance, QC quality control, RN Registered Nurse,
  LPN Licensed Practical Nurse, CNA certified nursing assistant, TA teaching assistant, RA research assistant,
  ICU intensive care unit, ER emergency room, SDR Sales Development Representative,
  BDR Business Development Representative, OTR over the road, NCO noncommissioned officer,
  SOP standard operating procedure, KPI key performance indicator, POS point of sale, EHR electronic health record,
  ERP enterprise resource planning, CRM customer relationship management, BOM bill of materials,
  MTTR mean time to recovery, NPS net promoter score, SEO search engine optimization, PTO paid time off,
  US United States, USA United States, UK United Kingdom, GPA grade point average, bps basis points,
  hazmat hazardous materials, recs reconciliations, St Street, Ave Avenue, Rd Road, Dr Doctor, Mt Mount, Ft Fort,
  Univ University, Inc Incorporated, mgmt management, mgr manager, asst assistant, sr senior, jr junior`)

const second = toTable('St Saint, Dr Drive')

const states = toTable(`
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, FL Florida,
  GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine,
  MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska,
  NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
  OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee,
  TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`)

/** `AP accounts payable, AR accounts receivable` */
function toTable(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(',').map((pair) => /^\s*(\w+) (.+)$/.exec(pair)?.slice(1) ?? []))
}

/** In these sentences the two letters are a state: "in GA and FL", "Austin, TX". */
const stateBefore = /(?:\b(?:in|from|to|across|around)|,|\band|[A-Z]{2},)\s$/

/** The lines of a text that hold abbreviations, with what they are in full; they say the same and add no fact. */
export function expandAbbreviations(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const expanded = [inFull, second].map((names) =>
      line.replaceAll(word, (found: string, index: number) => {
        const name = names[found] ?? (isLower.test(found) ? names[found.toLowerCase()] : undefined)
        if (name !== undefined) return name
        const state = states[found]
        return state && stateBefore.test(line.slice(Math.max(0, index - 8), index)) ? state : found
      }),
    )
    return [...new Set(expanded)].filter((other) => other !== line)
  })
}

const word = /(?<!\p{L})\p{L}{2,6}(?!\p{L})/gu
const isLower = /^\p{L}\p{Ll}+$/u

const amount = String.raw`(?<![\d.])(\d{1,12}(?:\.\d{1,4})?)`
const range = new RegExp(
  String.raw`([$€£]?)${amount}\s?[-–—]\s?([$€£]?)${amount}\s?(k|m|mn|bn|b|million|thousand|billion|%)(?!\p{L})`,
  'giu',
)

/** "$2-14M" is from $2M to $14M. */
export const expandRanges = (text: string): string[] =>
  [...text.matchAll(range)].map(
    ([, sign = '', low = '', again = '', high = '', scale = '']) =>
      `${sign || again}${low}${scale}, ${sign || again}${high}${scale}`,
  )
