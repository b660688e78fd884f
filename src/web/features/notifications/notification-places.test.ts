import { expect, it } from 'vitest'
import { roles } from '#contract/endpoint.ts'
import { type NotificationType, notificationTypes, getNotificationPage } from '#contract/notifications.ts'
import { paths } from '#web/paths.ts'
import { resolveRoute } from '#web/app/screens.ts'

const about = (type: NotificationType, relatedEntityId: string | null = null) => ({ type, relatedEntityId })
const pathOf = (place: string) => new URL(place, 'http://localhost').pathname

it('leads everybody to a screen that opens for them, whatever the notification is about', () => {
  for (const role of roles)
    for (const type of notificationTypes)
      for (const id of [null, 'a1']) {
        const place = getNotificationPage(about(type, id), role)
        if (place !== null)
          expect(resolveRoute(pathOf(place), role), `${type} for ${role}`).toMatchObject({ kind: 'open' })
      }
})

it('leads to the thing meant', () => {
  expect(getNotificationPage(about('application_created', 'a1'), 'user')).toBe(paths.applicationIn('a1'))
  expect(getNotificationPage(about('application_status', 'a1'), 'user')).toBe(paths.applicationIn('a1'))
  expect(getNotificationPage(about('application_status', 'a1'), 'account_manager')).toBe(paths.applicationIn('a1'))
  expect(getNotificationPage(about('job_interest', 'i1'), 'account_manager')).toBe('/account-manager')
  expect(getNotificationPage(about('job_interest', 'i1'), 'user')).toBe('/dashboard')
  expect(getNotificationPage(about('assignment', 'u1'), 'account_manager')).toBe('/account-manager')
  expect(getNotificationPage(about('assignment', 'u1'), 'user')).toBe('/')
  expect(getNotificationPage(about('assignment', 'u1'), 'admin')).toBe('/admin')
  expect(getNotificationPage(about('message'), 'user')).toBeNull()
})

it('leads to the list where it is not known which application is meant', () => {
  expect(getNotificationPage(about('application_created'), 'user')).toBe('/dashboard')
  expect(getNotificationPage(about('application_status'), 'account_manager')).toBe('/dashboard')
})
