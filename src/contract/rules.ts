import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, largestInt, limits, link, requiredText, text, timestamp } from './fields.ts'

export const workModes = ['remote', 'hybrid', 'on_site'] as const
export type WorkMode = (typeof workModes)[number]

/** The most entries in each list of a client's rules. */
export const maxRuleEntries = 100
const maxAliases = 20

const entries = (whenBlank: string) => z.array(requiredText(limits.name, whenBlank)).check(z.maxLength(maxRuleEntries))

export const excludedCompany = z.object({
  name: requiredText(limits.name, 'Please enter the employer'),
  /** Other names of the same employer, and its web addresses. */
  aliases: z._default(
    z.array(requiredText(limits.name, 'Please enter the other name')).check(z.maxLength(maxAliases)),
    [],
  ),
})

export const rulesBody = z.object({
  excludedCompanies: z.array(excludedCompany).check(z.maxLength(maxRuleEntries)),
  titles: entries('Please enter the title'),
  locations: entries('Please enter the place'),
  workModes: z.array(z.enum(workModes)).check(z.maxLength(workModes.length)),
  /** Dollars a year. */
  minimumSalary: z.nullable(
    z.int('Please enter a whole number').check(z.minimum(0, 'Please enter a positive number'), z.maximum(largestInt)),
  ),
  /** Nothing is sent before the client has approved it. */
  askFirst: z.boolean(),
})
export type RulesBody = z.output<typeof rulesBody>

/** The rules of a client who set none. */
export const noRules: RulesBody = {
  excludedCompanies: [],
  titles: [],
  locations: [],
  workModes: [],
  minimumSalary: null,
  askFirst: false,
}

const storedEntries = z.array(z.string()).check(z.maxLength(maxRuleEntries))

/** Version 0 means that the client never set any rules. */
const clientRules = z.object({
  version: z.int(),
  excludedCompanies: z
    .array(z.object({ name: z.string(), aliases: z.array(z.string()).check(z.maxLength(maxAliases)) }))
    .check(z.maxLength(maxRuleEntries)),
  titles: storedEntries,
  locations: storedEntries,
  workModes: z.array(z.enum(workModes)).check(z.maxLength(workModes.length)),
  minimumSalary: z.nullable(z.int()),
  askFirst: z.boolean(),
  updatedAt: z.nullable(timestamp),
})
export type ClientRules = z.infer<typeof clientRules>

export const ruleNames = ['excludedCompanies', 'locations', 'workModes', 'minimumSalary', 'titles'] as const
export type RuleName = (typeof ruleNames)[number]

/** A rule that a job breaks, with the sentence that says so. */
export const ruleViolation = z.object({ rule: z.enum(ruleNames), message: z.string() })
export type RuleViolation = z.infer<typeof ruleViolation>

const violations = z.array(ruleViolation).check(z.maxLength(ruleNames.length))

/** The `code` of a refusal because of a rule; the error's `rules` name each one. */
export const ruleViolated = 'rule_violated'
/** The `code` of a refusal because the client wants to be asked first. */
export const approvalNeeded = 'approval_needed'

export const readRules = endpoint('GET', '/api/rules', {
  summary: 'The own rules for applications: employers never to apply to, places, work modes, salary, titles',
  access: ['user'],
  reply: clientRules,
})

export const saveRules = endpoint('PUT', '/api/rules', {
  summary: 'Replaces the own rules; the version before stays in the history',
  access: ['user'],
  limits: ['rules, account'],
  body: rulesBody,
  reply: clientRules,
})

/** The most versions that the history answers. */
export const rulesListed = 100

export const listRulesHistory = endpoint('GET', '/api/rules/history', {
  summary: 'The versions of the own rules, the latest first, at most 100',
  access: ['user'],
  reply: z.array(clientRules).check(z.maxLength(rulesListed)),
})

export const readClientRules = endpoint('GET', '/api/clients/:userId/rules', {
  summary: "A client's rules",
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  reply: clientRules,
})

export const ruleCheck = z.object({
  violations,
  /** Wishes that the job does not meet. They refuse nothing. */
  warnings: violations,
  /** Rules that the client set and the posting says nothing about. */
  unknown: z.array(z.enum(ruleNames)).check(z.maxLength(ruleNames.length)),
  /** Whether there is a posting that we read: without one, `unknown` says nothing about it. */
  isPostingRead: z.boolean(),
  /** The client wants to be asked before this application is sent. */
  askFirst: z.boolean(),
})
export type RuleCheck = z.infer<typeof ruleCheck>

export const checkClientRules = endpoint('GET', '/api/clients/:userId/rules/check', {
  summary: "Compares a job with a client's rules before anything is recorded",
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  query: z.object({
    company: text(limits.name),
    position: text(limits.name),
    jobUrl: z.optional(link('Please enter a job URL')),
  }),
  reply: ruleCheck,
})
