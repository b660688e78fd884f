import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SectionNav } from './section-nav.tsx'
import { findCurrentSection } from './use-scroll-spy.ts'

const tops = [
  { id: 'profile', top: -900 },
  { id: 'plan', top: 120 },
  { id: 'security', top: 700 },
]

it('finds the section that is being read', () => {
  expect(findCurrentSection(tops, 300, false)).toBe('plan')
  expect(findCurrentSection(tops, 100, false)).toBe('profile')
  // A short last section never reaches the line.
  expect(findCurrentSection(tops, 300, true)).toBe('security')
  expect(findCurrentSection([{ id: 'profile', top: 500 }], 300, false)).toBe('profile')
  expect(findCurrentSection([], 300, false)).toBeUndefined()
})

it('marks the current section and the finished ones, and opens the one in the address', () => {
  const scroll = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scroll
  window.history.replaceState(null, '', '#skills')
  render(
    <>
      <SectionNav
        label="Sections"
        sections={[
          { id: 'basics', label: 'Basics', done: true },
          { id: 'skills', label: 'Skills', done: false },
        ]}
      />
      <section id="basics" />
      <section id="skills" />
    </>,
  )
  expect(new Set(scroll.mock.contexts)).toEqual(new Set([document.getElementById('skills')]))
  const [basics, skills] = screen.getAllByRole('link')
  expect(basics?.getAttribute('href')).toBe('#basics')
  expect(basics?.textContent).toBe('Basics (done)')
  expect(skills?.textContent).toBe('Skills')
  expect(screen.getAllByRole('link', { current: 'location' })).toHaveLength(1)
  window.history.replaceState(null, '', '#')
})
