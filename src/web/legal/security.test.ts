import { expect, it } from 'vitest'
import { resolveRoute } from '#web/screens.ts'
import { trust } from '#web/content.ts'
import { type SecuritySection, securitySections } from './security.ts'

const ids = securitySections.map(({ id }) => id)

it('has a section for every claim of the landing page', () => {
  expect(trust.map(({ claim }) => claim)).toEqual(['GDPR compliant', '256-bit encryption', 'SOC 2 certified'])
  for (const { claim, section } of trust) expect(ids, claim).toContain(section)
  expect(new Set(ids).size).toBe(ids.length)
})

it('says that nothing here proves the SOC 2 claim', () => {
  const points = securitySections.find(({ id }) => id === 'soc-2')?.points.join(' ')
  expect(points).toMatch(/nothing here proves the claim/)
})

it('names the cipher and what it does not cover', () => {
  const points = securitySections.find(({ id }) => id === 'encryption')?.points.join(' ')
  expect(points).toMatch(/AES-256-GCM/)
  expect(points).toMatch(/does not encrypt the rest of the database/)
})

it('links only to screens that exist', () => {
  const places = (securitySections as readonly SecuritySection[]).flatMap(({ places = [] }) => places)
  expect(places.length).toBeGreaterThan(5)
  for (const { href } of places) expect(resolveRoute(href.replace(/#.*/, ''), null).kind, href).not.toBe('not-found')
})
