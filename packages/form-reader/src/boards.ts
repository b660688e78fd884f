/** What is particular about the boards. docs/apply-kit.md lists what a person verifies on each. */
export interface Board {
  name: string
  /** Hosts, and all hosts below them. */
  hosts: string[]
  /** A scripted click on a box raises a captcha: boxes are listed for the manager. */
  boxesByHand?: boolean
  /** Candidates are merged by mail address. */
  mergesCandidates?: boolean
}

const boards: readonly Board[] = [
  { name: 'ashby', hosts: ['jobs.ashbyhq.com'], mergesCandidates: true },
  { name: 'bamboohr', hosts: ['bamboohr.com'] },
  {
    name: 'greenhouse',
    hosts: [
      'boards.greenhouse.io',
      'job-boards.greenhouse.io',
      'job-boards.eu.greenhouse.io',
      'boards.eu.greenhouse.io',
    ],
  },
  { name: 'icims', hosts: ['icims.com'] },
  { name: 'lever', hosts: ['jobs.lever.co', 'jobs.eu.lever.co'], boxesByHand: true },
  { name: 'personio', hosts: ['jobs.personio.de', 'jobs.personio.com'] },
  { name: 'recruitee', hosts: ['recruitee.com'] },
  { name: 'smartrecruiters', hosts: ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'] },
  { name: 'taleo', hosts: ['taleo.net'] },
  { name: 'teamtailor', hosts: ['teamtailor.com'] },
  { name: 'workable', hosts: ['apply.workable.com', 'jobs.workable.com'] },
  { name: 'workday', hosts: ['myworkdayjobs.com', 'myworkdaysite.com'] },
]

const isBelow = (host: string, known: string) => host === known || host.endsWith(`.${known}`)

/** The board of an https address; null for another page. `jobs.lever.co.evil.example` is none. */
export function findBoard(address: string): Board | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  return boards.find(({ hosts }) => hosts.some((host) => isBelow(url.hostname, host))) ?? null
}

/** Whether a page may be filled in without a warning: it is at the posting's own host or on a known board. */
export function isExpectedPage(address: string, postingUrl: string | null): boolean {
  const [page, posting] = [URL.parse(address), URL.parse(postingUrl ?? '')]
  if (page === null) return false
  return (
    findBoard(address) !== null ||
    (posting !== null && page.host === posting.host && page.protocol === posting.protocol)
  )
}
