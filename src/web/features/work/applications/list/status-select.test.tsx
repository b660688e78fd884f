import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { listApplications, updateApplication } from '#contract/applications.ts'
import { created } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { StatusSelect } from './status-select.tsx'

type Listed = Awaited<ReturnType<NonNullable<ReturnType<typeof queryFor<typeof listApplications>>['queryFn']>>>

const withStatus = (status: ApplicationStatus) => ({ ...created, status })
const toList = (status: ApplicationStatus) => [{ ...withStatus(status), nextStep: null }] as unknown as Listed

function List() {
  const { data = [] } = useQuery(queryFor(listApplications))
  return data.map((application) => <StatusSelect key={application.id} application={application} />)
}

async function open() {
  const server = fakeServer()
  server.reply(listApplications, toList('interested'))
  renderScreen(<List />)
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Status of Planner/ })
  const choose = (status: ApplicationStatus) => fireEvent.change(select, { target: { value: status } })
  const getSent = () => server.requests(updateApplication).map(({ body }) => (body as { status: string }).status)
  return { server, select, choose, getSent }
}

it('shows a choice at once, and until the list shows it', async () => {
  const { server, select, choose } = await open()
  const list = Promise.withResolvers<Listed>()
  server.reply(listApplications, list.promise)
  server.reply(updateApplication, withStatus('applied'), 'applications')
  choose('applied')
  expect(select.value).toBe('applied')
  await screen.findByText('Application status updated')
  expect([select.value, select.getAttribute('aria-busy')]).toEqual(['applied', 'true'])
  list.resolve(toList('applied'))
  await waitFor(() => expect(select.getAttribute('aria-busy')).toBeNull())
  expect(select.value).toBe('applied')
})

it('sends one at a time: of those that wait only the last', async () => {
  const { server, select, choose, getSent } = await open()
  const first = Promise.withResolvers<ReturnType<typeof withStatus>>()
  server.reply(updateApplication, first.promise, 'applications')
  choose('applied')
  await waitFor(() => expect(getSent()).toEqual(['applied']))
  choose('interviewing')
  choose('offered')
  server.reply(updateApplication, withStatus('offered'), 'applications')
  server.reply(listApplications, toList('offered'))
  first.resolve(withStatus('applied'))
  await waitFor(() => expect(select.getAttribute('aria-busy')).toBeNull())
  expect(getSent()).toEqual(['applied', 'offered'])
  expect(select.value).toBe('offered')
})

it('shows the stored status again after a refusal', async () => {
  const { server, select, choose } = await open()
  server.refuse(updateApplication, { status: 400, message: 'Not now' })
  choose('applied')
  await screen.findByText('Failed to update application status')
  await waitFor(() => expect(select.value).toBe('interested'))
})
