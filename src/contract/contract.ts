import * as account from './account.ts'
import * as applications from './applications.ts'
import * as auth from './auth.ts'
import * as clients from './clients.ts'
import type { Endpoint } from './endpoint.ts'
import * as jobInterests from './job-interests.ts'
import * as notifications from './notifications.ts'
import * as profile from './profile.ts'
import * as subscriptions from './subscriptions.ts'
import * as users from './users.ts'

const modules = [auth, account, users, profile, applications, jobInterests, notifications, clients, subscriptions]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every declared call, found by its declaration: nothing to keep in step by hand. */
export const endpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

/** Routes that are no JSON calls and stand beside the contract. */
export const plainRoutes = [
  { method: 'GET', path: '/api/login', summary: 'Sends the browser to the sign-in screen' },
  { method: 'GET', path: '/api/events', summary: 'Server-sent events: what has changed for the person signed in' },
  { method: 'GET', path: '/api/openapi.json', summary: 'This description' },
  { method: 'GET', path: '/api/docs', summary: 'This description, as a page' },
  { method: 'GET', path: '/healthz', summary: 'The process lives' },
  { method: 'GET', path: '/readyz', summary: 'The database answers' },
] as const
