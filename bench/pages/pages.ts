import { scriptBudgets } from '#test/load-budgets.ts'

interface Budget {
  performance: number
  /** The largest contentful paint as a multiple of the static page's. */
  lcpRatio: number
  tbt: number
  cls: number
  script: number
}

export interface MeasuredPage {
  name: string
  path: string
  /** For search engines too. */
  isPublic: boolean
  signedIn: boolean
  budget: Budget
}

const publicBudget = { performance: 100, lcpRatio: 1.35, tbt: 75, cls: 0.005, script: scriptBudgets.public }
const builderBudget = { performance: 98, lcpRatio: 1.6, tbt: 100, cls: 0.005, script: scriptBudgets.builder }

const publicPage = (name: string, path: string): MeasuredPage => ({
  name,
  path,
  isPublic: true,
  signedIn: false,
  budget: publicBudget,
})
const builder = (name: string, path: string): MeasuredPage => ({
  name,
  path,
  isPublic: true,
  signedIn: false,
  budget: builderBudget,
})

const signedInPage = (name: string, path: string): MeasuredPage => ({
  name,
  path,
  isPublic: false,
  signedIn: true,
  budget: { performance: 95, lcpRatio: 1.6, tbt: 200, cls: 0.005, script: scriptBudgets.signedIn },
})

export const pages: readonly MeasuredPage[] = [
  publicPage('landing', '/'),
  publicPage('features', '/features'),
  publicPage('pricing', '/pricing'),
  publicPage('terms', '/terms'),
  publicPage('privacy', '/privacy'),
  {
    name: 'sign-in',
    path: '/auth?mode=login',
    isPublic: false,
    signedIn: false,
    budget: { performance: 100, lcpRatio: 1.4, tbt: 75, cls: 0, script: scriptBudgets.signIn },
  },
  {
    name: 'contact',
    path: '/contact',
    isPublic: true,
    signedIn: false,
    budget: { performance: 100, lcpRatio: 1.4, tbt: 75, cls: 0.005, script: scriptBudgets.signIn },
  },
  builder('resume-builder', '/resume-builder'),
  builder('cover-letter-builder', '/cover-letter-builder'),
  signedInPage('home', '/'),
  signedInPage('dashboard', '/dashboard'),
]
