/** The last words of job titles. Longer titles end with one of them. */
const heads = `accountant accountants actuary adjuster administrator adviser advisor agent aide analyst apprentice architect assembler assistant associate attendant attorney auditor baker banker barber barista barrister bartender biller bookkeeper broker busser buyer captain caregiver caretaker carpenter caseworker cashier
chauffeur chef chemist cleaner clerk coach coder concierge consultant contractor controller comptroller cook coordinator copywriter cosmetologist counsel counselor courier custodian dentist designer developer dietitian director dishwasher dispatcher doctor drafter driver economist editor electrician engineer esthetician estimator examiner executive firefighter foreman forester gardener generalist
groundskeeper guard hairstylist handler host hostess housekeeper hygienist inspector installer instructor interpreter janitor journalist journeyman laborer landscaper lawyer lecturer lender librarian machinist manager marketer mason mechanic merchandiser millwright nanny nurse officer operative operator packer painter paraeducator paralegal paramedic paraprofessional partner patrol pharmacist phlebotomist
photographer physician pilot pipefitter planner plumber porter principal processor producer professor programmer proofreader psychologist realtor receptionist recruiter reporter representative rep roofer sailor salesperson scientist secretary server solicitor sonographer specialist stocker strategist stylist superintendent supervisor surgeon surveyor tailor teacher technician technologist teller tester therapist
trader trainer translator tutor underwriter veterinarian waiter waitress welder worker writer ambassador collector expert illustrator originator presenter president professional purchaser registrar researcher scribe sourcer telemarketer trainee vp`

const headWords = new Set(heads.split(/\s+/))
const abbreviations = new Set(
  'rn lpn lvn cna cma rma ccma hha pct swe sre sdet dba sdr bdr cfo ceo coo cto sysadmin'.split(' '),
)

/** Words before a title that name the seniority or the kind of employment, not the work. */
export const ranks = new Set(
  'senior sr junior jr lead principal staff chief head assistant associate entry level mid intern trainee graduate experienced full part time remote certified licensed i ii iii iv'.split(
    ' ',
  ),
)

/** Ends of words that are professions and little else. */
const endings = /(?:ologist|ographer|ician|keeper|archivist|conservator|ranger)$/

const leader = /\b(?:team|shift|crew|group|line) lead(?:er)?s?$/

/** A title of who leads others, whatever they do: "lead" and "leader" by themselves are said of much else. */
export const leads = (title: string): boolean => leader.test(title)

/** The word of a title that names the profession; null where a text is no title. */
export function findRoleWord(title: string): string | null {
  const words = title.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  const singular = last.replace(/s$/, '')
  if (headWords.has(last) || abbreviations.has(last)) return last
  return headWords.has(singular) || endings.test(singular) ? singular : null
}

/** Not `business analysts`, who are people around a job, and neither `hosted` nor `partnership`, which have the stem of a title. */
export const namesOnePerson = (word: string): boolean => !/(?:[^s]s|ed|ships?)$/.test(word)
