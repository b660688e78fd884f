import type { RuleCheck, RulesBody } from '#contract/rules.ts'
import { type Employer, isSameEmployer, type JobEmployer } from './employers/match-employer.ts'
import { findWorkModes, findYearlyPay, isInPlaces, type PostingText } from './posting-facts.ts'

export interface Job {
  company: string
  position: string
  jobUrl: string | null
  /** The link of the interest that the application answers. */
  interestUrl?: string | null
  /** The posting as it was read. Null if none was. */
  posting: PostingText | null
}

type RuleSet = Omit<RulesBody, 'askFirst'>

type JobCheck = Omit<RuleCheck, 'askFirst' | 'isPostingRead'>

const modeNames = { remote: 'remote', hybrid: 'hybrid', on_site: 'on-site' } as const

/**
 * Compares a job with a client's rules. An excluded employer always refuses. Place, work mode and salary refuse only where the
 * posting states them. Titles only warn.
 */
export function checkRules(rules: RuleSet, job: Job): JobCheck {
  const check: JobCheck = { violations: [], warnings: [], unknown: [] }
  const excluded =
    findExcluded(rules.excludedCompanies, job) ??
    findExcluded(rules.excludedCompanies, { ...job, jobUrl: job.interestUrl ?? null })
  if (excluded) {
    const message = `The rules exclude ${excluded.name}.`
    check.violations.push({ rule: 'excludedCompanies', message })
  }
  const posting = job.posting ?? { location: null, description: null }
  const modes = findWorkModes(posting)
  checkWorkModes(check, rules, modes)
  checkPlace(check, rules, posting, modes.includes('remote'))
  checkSalary(check, rules, posting)
  if (rules.titles.length > 0 && !rules.titles.some((title) => hasAllWords(job.position, title))) {
    const message = `"${job.position}" isn't one of the titles the client wants: ${rules.titles.join(', ')}.`
    check.warnings.push({ rule: 'titles', message })
  }
  return check
}

export const findExcluded = (excluded: readonly Employer[], job: JobEmployer) =>
  excluded.find((employer) => isSameEmployer(employer, job))

function checkWorkModes(check: JobCheck, { workModes }: RuleSet, stated: ReturnType<typeof findWorkModes>) {
  if (workModes.length === 0) return
  if (stated.length === 0) check.unknown.push('workModes')
  else if (!stated.some((mode) => workModes.includes(mode))) {
    const wanted = workModes.map((mode) => modeNames[mode]).join(' or ')
    const message = `The posting says ${stated.map((mode) => modeNames[mode]).join(' or ')}; the rules ask for ${wanted}.`
    check.violations.push({ rule: 'workModes', message })
  }
}

function checkPlace(check: JobCheck, { locations }: RuleSet, posting: PostingText, isRemote: boolean) {
  if (locations.length === 0) return
  const isWanted = isInPlaces(posting.location, locations)
  // A remote job's place is where its employer sits. It does not say where the client would work.
  if (isWanted === null || (isRemote && !isWanted)) check.unknown.push('locations')
  else if (!isWanted) {
    const message = `The posting's place is ${posting.location}; the rules ask for ${locations.join(' or ')}.`
    check.violations.push({ rule: 'locations', message })
  }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

function checkSalary(check: JobCheck, { minimumSalary }: RuleSet, posting: PostingText) {
  if (minimumSalary === null) return
  const pay = findYearlyPay(posting.description)
  if (pay === null) check.unknown.push('minimumSalary')
  else if (pay < minimumSalary) {
    const message = `The posting pays up to ${dollars.format(pay)} a year; the rules ask for at least ${dollars.format(minimumSalary)}.`
    check.violations.push({ rule: 'minimumSalary', message })
  }
}

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []

function hasAllWords(position: string, title: string): boolean {
  const words = new Set(toWords(position))
  return toWords(title).every((word) => words.has(word))
}
