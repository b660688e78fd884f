import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { defaultDesign, type DesignOptions } from '@foothold/resume-engine/designs'
import { DesignCard } from './design-card.tsx'

function Screen({ changes }: { changes: DesignOptions[] }) {
  const [design, setDesign] = useState(defaultDesign)
  const change = (next: DesignOptions) => {
    changes.push(next)
    setDesign(next)
  }
  return <DesignCard kind="resume" design={design} onChange={change} />
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test("another design brings its accent and its font, and the person's choices stay", async () => {
  const changes: DesignOptions[] = []
  render(<Screen changes={changes} />)
  await userEvent.click(radio('Modern'))
  expect(changes.at(-1)).toEqual({ ...defaultDesign, design: 'modern' })
  expect(radio('Green').checked).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('Font').value).toBe('source-sans')

  await userEvent.click(radio('Plum'))
  await userEvent.selectOptions(screen.getByLabelText('Font'), 'Inter')
  await userEvent.click(radio('A4'))
  await userEvent.click(radio('Executive'))
  expect(changes.at(-1)).toEqual({ design: 'executive', accent: 'plum', font: 'inter', size: 'normal', paper: 'a4' })
  expect(radio('Plum').checked).toBe(true)
})

test('a photo can be removed, with the focus on the control that adds one', async () => {
  const changes: DesignOptions[] = []
  render(
    <DesignCard
      kind="resume"
      design={{ ...defaultDesign, photo: 'data:image/jpeg;base64,AAAA' }}
      onChange={(next) => changes.push(next)}
    />,
  )
  expect(screen.getByRole('img', { name: 'Your portrait' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Photo' }))
  expect(changes).toEqual([{ ...defaultDesign, photo: undefined }])
  expect(document.activeElement).toBe(screen.getByLabelText('Change Photo'))
})

test('letters have no photo', () => {
  render(<DesignCard kind="cover-letter" design={defaultDesign} onChange={() => undefined} />)
  expect(screen.queryByLabelText('Add Photo')).toBeNull()
})
