import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { improveLine, readWritingHelp } from '#contract/builders.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { blankPosition, blankResume, type ResumeValues } from '@foothold/resume-engine/resume-values'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { Positions } from '../resume/positions.tsx'

const achievements = 'Answered the phone\n- was responsible for 40 trucks'

function Form() {
  const positions = [{ ...blankPosition, position: 'Planner', company: 'Acme', achievements }]
  const form = useForm<ResumeValues>({ defaultValues: { ...blankResume, positions } })
  return (
    <FormProvider {...form}>
      <Positions />
    </FormProvider>
  )
}

async function open(reply: ReplyOf<typeof improveLine>) {
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines: true })
  server.reply(improveLine, reply)
  const { user } = renderScreen(<Form />)
  const field = screen.getByRole('textbox', { name: /^Achievements/ })
  await user.click(field)
  await user.keyboard('{Control>}{End}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Improve This Line' }))
  return { server, user, field }
}

it('proposes other words for the line with the caret, and changes it only when they are accepted', async () => {
  const { server, user, field } = await open({ proposal: 'Ran 40 trucks', reason: null })
  expect(await screen.findByText('Ran 40 trucks')).toBeTruthy()
  expect(server.requests(improveLine)[0]?.body).toMatchObject({
    line: '- was responsible for 40 trucks',
    form: { positions: [{ company: 'Acme' }] },
  })
  expect(field).toHaveProperty('value', achievements)
  await user.click(screen.getByRole('button', { name: 'Use Proposed Line' }))
  expect(field).toHaveProperty('value', 'Answered the phone\n- Ran 40 trucks')
  expect(screen.queryByText('Proposed')).toBeNull()
})

it('keeps the line, and says why there is no proposal', async () => {
  const { user, field } = await open({ proposal: null, reason: 'This line is good as it is.' })
  expect(await screen.findByText('This line is good as it is.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep My Line' }))
  expect(field).toHaveProperty('value', achievements)
})

it('is not there without a language model', async () => {
  const server = fakeServer()
  server.reply(readWritingHelp, { canImproveLines: false })
  renderScreen(<Form />)
  await expect.poll(() => server.requests(readWritingHelp).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Improve This Line' })).toBeNull()
})
