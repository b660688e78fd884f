import { expect, it } from 'vitest'
import { roles } from '#contract/endpoint.ts'
import { notificationTypes, placeOf } from '#contract/notifications.ts'
import { arrivalAt } from '#web/screens.ts'

it('leads everybody to a screen that opens for them, whatever the notification is about', () => {
  for (const role of roles)
    for (const type of notificationTypes) {
      const place = placeOf(type, role)
      if (place !== null) expect(arrivalAt(place, role), `${type} for ${role}`).toMatchObject({ kind: 'open' })
    }
})

it('leads to the thing meant', () => {
  expect(placeOf('application_created', 'user')).toBe('/dashboard')
  expect(placeOf('application_status', 'account_manager')).toBe('/dashboard')
  expect(placeOf('job_interest', 'account_manager')).toBe('/account-manager')
  expect(placeOf('job_interest', 'user')).toBe('/dashboard')
  expect(placeOf('assignment', 'account_manager')).toBe('/account-manager')
  expect(placeOf('assignment', 'user')).toBe('/')
  expect(placeOf('assignment', 'admin')).toBe('/admin')
  expect(placeOf('message', 'user')).toBeNull()
})
