import { expect, it } from 'vitest'
import { getExtraFeatures, getPricePerApplication, inEveryPlan, plans } from './plans.ts'

it('computes the price of an application from the price and the limit of the plan', () => {
  expect(Object.values(plans).map(getPricePerApplication)).toEqual(['5.00', '5.00', '10.00'])
})

it('names what each plan has beyond the first one', () => {
  expect(getExtraFeatures(plans.starter)).toEqual(inEveryPlan)
  expect(getExtraFeatures(plans.active)).toEqual(['Resume consultation'])
  expect(getExtraFeatures(plans.executive)).toEqual(['ATS custom resume'])
})

it('states the limits as the specification writes them', () => {
  expect(Object.values(plans).map(({ features }) => features[0])).toEqual([
    'Up to 10 job applications',
    'Up to 25 job applications',
    'Up to 25 role-focused applications',
  ])
})
