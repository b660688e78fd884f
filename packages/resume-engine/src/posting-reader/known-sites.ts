/** Job boards and recruiting systems, as pages name them: never the employer of a posting found there. */
const boards = new Set(
  `linkedin|indeed|glassdoor|monster|ziprecruiter|stepstone|xing|workday|greenhouse|lever|ashby|smartrecruiters|workable|
  join|personio|teamtailor|bamboohr|recruitee|jobvite|icims|taleo|dice|reed|totaljobs|seek|naukri|wellfound|simplyhired|
  careerbuilder|welcome to the jungle|the muse|built in|builtin|himalayas|remotive|we work remotely|remote ok|jobteaser|
  jobscan|adzuna|jooble|talent|snagajob|usajobs|handshake|angellist|cv library|infojobs|jobstreet|bayt|hired|jobs|breezy|
  otta|efinancialcareers|idealist|flexjobs|google careers|remote rocketship|workingnomads|honeypot|kununu|breezy hr`
    .split('|')
    .map((name) => name.trim()),
)

export const isBoard = (name: string): boolean =>
  boards.has(
    name
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.(?:com|de|co\.uk|org|net|io|fr|es|it|nl)$/, '')
      .replaceAll('-', ' ')
      .trim(),
  )

/** Recruiting systems whose addresses name the employer: in the first part of the path, or before the host. */
const namesInPath =
  /^(?:jobs|apply|careers|boards|job-boards)\.(?:eu\.)?(?:lever\.co|greenhouse\.io|ashbyhq\.com|workable\.com|smartrecruiters\.com)$/
const namesInHost =
  /^(?:careers-)?([\w-]+)\.(?:(?:wd\d+|jobs)\.)?(?:myworkdayjobs\.com|bamboohr\.com|recruitee\.com|teamtailor\.com|personio\.(?:de|com)|breezy\.hr|workable\.com|icims\.com|applytojob\.com|pinpointhq\.com)$/

export interface PageAddress {
  host: string
  /** The employer's name as the address spells it, in small letters and digits; empty if it does not name one. */
  employer: string
  /** Whether the address is one at which postings stand. */
  isPosting: boolean
}

export function readAddress(link: string): PageAddress {
  const url = URL.parse(link)
  if (!url) return { host: '', employer: '', isPosting: false }
  const host = url.hostname.replace(/^www\./, '')
  const path = url.pathname.slice(0, 500).toLowerCase()
  const system = namesInPath.test(host) ? path.split('/')[1] : namesInHost.exec(host)?.[1]
  const employer = squash(system ?? ownSite(host, path))
  const isPosting =
    system !== undefined ||
    url.searchParams.has('gh_jid') ||
    /[/.](?:jobs?|careers?|positions?|vacanc\w*|openings?|postings?|stellen\w*|karriere|offres?|ofertas?|empleos?)(?=[/.-])/.test(
      `.${host}${path}/`,
    )
  return { host, employer, isPosting }
}

/** A site says that it hires for itself by its careers pages; a board has "jobs", and may be called anything. */
function ownSite(host: string, path: string): string {
  const labels = host.replace(/(?:\.(?:com?|org|net|ac|gov))?\.[a-z]+$/, '').split('.')
  const hiring = /^(?:careers?|karriere|recruiting)$/
  const isOwn = (labels.length > 1 && hiring.test(labels[0] ?? '')) || path.split('/').some((part) => hiring.test(part))
  return isOwn ? (labels.at(-1) ?? '') : ''
}

/** Letters and digits alone, for comparing a name with an address. */
export const squash = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
