import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { BuilderFrame } from './builder-frame.tsx'
import type { BuilderTab } from './workspace-draft.ts'

const ignored = { restored: false, replaced: null, undoReplace: vi.fn(), dismissUndo: vi.fn(), startOver: vi.fn() }
const labels = { builder: 'Builder', result: 'Preview', analysis: 'AI Analysis' }

/** The analysis as it is when an answer lacks a field. */
function BrokenAnalysis({ answer }: { answer: { findings?: string[] } }) {
  return <p>{(answer.findings as string[]).length}</p>
}

function Builder() {
  const [tab, setTab] = useState<BuilderTab>('builder')
  const [answer, setAnswer] = useState<{ findings?: string[] }>({})
  return (
    <>
      <button type="button" onClick={() => setAnswer({ findings: ['one'] })}>
        Analyze Again
      </button>
      <BuilderFrame
        space={{ ...ignored, tab, setTab }}
        title="Resume Builder"
        subtitle="Enter your experience"
        labels={labels}
        filled={{ builder: true, result: true, analysis: true }}
        contents={{
          builder: <input aria-label="Full Name" />,
          result: <p>The text</p>,
          analysis: <BrokenAnalysis answer={answer} />,
        }}
      />
    </>
  )
}

it('keeps the form and its text when the analysis cannot be shown, and tries it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', vi.fn())
  const user = userEvent.setup()
  render(<Builder />)
  await user.type(screen.getByLabelText('Full Name'), 'Noor Haddad')
  await user.click(screen.getByRole('tab', { name: 'AI Analysis' }))
  expect(screen.getByRole('alert').textContent).toContain('“AI Analysis” could not be shown.')
  await user.click(screen.getByRole('tab', { name: 'Builder' }))
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Noor Haddad')
  await user.click(screen.getByRole('tab', { name: 'AI Analysis' }))
  await user.click(screen.getByText('Analyze Again'))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('1')).toBeTruthy()
})
