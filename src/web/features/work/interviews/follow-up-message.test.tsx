import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { finishFollowUp, type FollowUp } from '#contract/follow-ups.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { FollowUpMessage } from './follow-up-message.tsx'

const followUp: FollowUp = {
  applicationId: '00000000-0000-4000-8000-000000000001',
  company: 'Kew',
  position: 'Botanist',
  sentAt: '2026-01-05T09:00:00.000Z',
  subject: 'My application as Botanist',
  text: 'Dear Kew team,\n\nHow does my application stand?',
}

it('lets a person edit the message, and puts the edited text into the mail', async () => {
  fakeServer()
  const { user } = renderScreen(<FollowUpMessage followUp={followUp} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message about Botanist at Kew')
  expect(field.value).toBe(followUp.text)
  await user.type(field, ' Thanks & regards')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in Your Mail Program', hidden: true })
  const mail = new URL(link.href)
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe('My application as Botanist')
  expect(mail.searchParams.get('body')).toBe(`${followUp.text} Thanks & regards`)
})

it('is marked as done', async () => {
  const server = fakeServer()
  server.reply(finishFollowUp, { message: 'Done' }, 'interviews')
  const { user } = renderScreen(<FollowUpMessage followUp={followUp} />)
  await user.click(screen.getByRole('button', { name: 'Done with Botanist at Kew', hidden: true }))
  await waitFor(() => expect(server.requests(finishFollowUp)).toHaveLength(1))
  expect(server.requests(finishFollowUp)[0]?.path).toBe(`/api/applications/${followUp.applicationId}/follow-up`)
})
