import { expect, it } from 'vitest'
import { roles } from '#contract/endpoint.ts'
import { type NotificationType, notificationTypes, getNotificationPage } from '#contract/notifications.ts'
import { paths } from '#web/paths.ts'
import { resolveRoute } from '#web/screens.ts'

const makeNotification = (type: NotificationType, relatedEntityId: string | null = null) => ({ type, relatedEntityId })
const getPath = (place: string) => new URL(place, 'http://localhost').pathname

it('leads each role to a screen that opens for it', () => {
  for (const role of roles)
    for (const type of notificationTypes)
      for (const id of [null, 'a1']) {
        const place = getNotificationPage(makeNotification(type, id), role)
        if (place !== null)
          expect(resolveRoute(getPath(place), role), `${type} for ${role}`).toMatchObject({ kind: 'open' })
      }
})

it('leads to the entity of the notification', () => {
  expect(getNotificationPage(makeNotification('application_created', 'a1'), 'user')).toBe(paths.applicationIn('a1'))
  expect(getNotificationPage(makeNotification('application_status', 'a1'), 'user')).toBe(paths.applicationIn('a1'))
  expect(getNotificationPage(makeNotification('application_status', 'a1'), 'account_manager')).toBe(
    paths.applicationIn('a1'),
  )
  expect(getNotificationPage(makeNotification('job_interest', 'i1'), 'account_manager')).toBe('/account-manager')
  expect(getNotificationPage(makeNotification('job_interest', 'i1'), 'user')).toBe('/dashboard')
  expect(getNotificationPage(makeNotification('assignment', 'u1'), 'account_manager')).toBe('/account-manager')
  expect(getNotificationPage(makeNotification('assignment', 'u1'), 'user')).toBe('/')
  expect(getNotificationPage(makeNotification('assignment', 'u1'), 'admin')).toBe('/admin')
  expect(getNotificationPage(makeNotification('message'), 'user')).toBeNull()
})

it('leads to the list without an application id', () => {
  expect(getNotificationPage(makeNotification('application_created'), 'user')).toBe('/dashboard')
  expect(getNotificationPage(makeNotification('application_status'), 'account_manager')).toBe('/dashboard')
})
