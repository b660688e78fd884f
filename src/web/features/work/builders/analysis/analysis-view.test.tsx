import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Analysis } from '@foothold/resume-engine/analysis'
import { blankResume } from '@foothold/resume-engine/resume-values'
import { renderScreen } from '#test/render-screen.tsx'
import { AnalysisView } from './analysis-view.tsx'

const none = () => vi.fn<() => void>()

/** A resume that lacks only what the posting would like. */
const lacksPreferred: Analysis = {
  atsScore: 98,
  strengths: [],
  improvements: [],
  keywords: [],
  suggestions: ['The posting would like Excel.'],
  checks: [
    {
      id: 'preferred',
      title: 'Preferred skills',
      outcome: 'warn',
      weight: 1,
      earned: 0,
      evidence: [],
      fix: 'The posting would like Excel.',
      about: [],
    },
  ],
  coverage: { required: { met: 1, total: 1 }, preferred: { met: 0, total: 1 } },
  requirements: [],
  flags: [],
}

function show(analysis: Analysis) {
  const work = {
    hint: null,
    hasText: true,
    reveal: null,
    dismissHint: none(),
    backToAnalysis: none(),
    goTo: none(),
    insert: none(),
    readForm: () => ({ kind: 'resume' as const, values: blankResume }),
    unused: [],
    setUnused: none(),
    isEdited: false,
    isStale: () => false,
    generateAgain: vi.fn<() => Promise<void>>(),
  }
  renderScreen(
    <AnalysisView
      analysis={analysis}
      live={null}
      busy={false}
      content="Text"
      written="Text"
      posting="Excel"
      work={work}
      pending={false}
    />,
  )
}

const readList = (title: string) =>
  [...(screen.getByText(title).closest('details')?.querySelectorAll('li') ?? [])].map((item) => item.textContent)

it("shows the server's suggestions, and no others, where none of them became a fix", () => {
  show(lacksPreferred)
  expect(readList('More Suggestions')).toEqual(['The posting would like Excel.'])
  expect(screen.queryByText('General Suggestions')).toBeNull()
})

it('shows five general suggestions where the server sends none', () => {
  show({ ...lacksPreferred, suggestions: [], checks: [] })
  expect(readList('General Suggestions')).toHaveLength(5)
})
