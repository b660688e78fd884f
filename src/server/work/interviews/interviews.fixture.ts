import type { Interview } from '#contract/interviews.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import type { TestApp } from '#test/harness.ts'

const hours = 60 * 60_000

/** A moment so many hours from now, in whole seconds, as calendars have it. */
export const inHours = (count: number) =>
  new Date(Math.floor((Date.now() + count * hours) / 1_000) * 1_000).toISOString()

/** An interview as a person enters it: one hour, so many hours from now. */
export const createAppointment = (startsIn = 72) => ({
  startsAt: inHours(startsIn),
  endsAt: inHours(startsIn + 1),
  timeZone: 'Europe/Berlin',
  kind: 'video',
  place: 'https://meet.example.test/room',
  people: ['Ida Berg', 'Tom Reyes'],
})

/** A team with an application of the seeker, and the call that saves its interviews. */
export async function createInterviewee(app: TestApp) {
  const team = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, team.manager, { userId: team.seeker.id })
  const path = `/api/applications/${id}/interviews`
  const save = async (...list: object[]): Promise<Interview[]> => {
    const { status, body, text } = await team.seeker.calls.put(path, list)
    if (status !== 200) throw new Error(`${status} ${text}`)
    return body
  }
  return { ...team, applicationId: id, path, save }
}
