import type { People } from './fill.ts'

export type Caller = 'seeker' | 'manager' | 'admin'

/** Every list and every call that counts, by who makes it. */
export const calls: readonly [Caller, string, (people: People) => string][] = [
  ['seeker', 'own account', () => '/api/auth/user'],
  ['seeker', 'applications, newest', () => '/api/applications?limit=50&sort=date'],
  ['seeker', 'applications, by company', () => '/api/applications?limit=50&sort=company'],
  ['seeker', 'applications, searched', () => '/api/applications?limit=50&sort=date&q=harbor'],
  ['seeker', 'application summary', () => '/api/applications/summary'],
  ['seeker', 'job interests', () => '/api/job-interests'],
  ['seeker', 'notifications', () => '/api/notifications?limit=20'],
  ['seeker', 'own conversation', ({ seekerId }) => `/api/conversations/${seekerId}/messages`],
  ['seeker', 'conversations', () => '/api/conversations'],
  ['manager', 'conversations', () => '/api/conversations'],
  ['manager', 'conversation of a client', ({ seekerId }) => `/api/conversations/${seekerId}/messages`],
  ['admin', 'conversations', () => '/api/conversations'],
  ['manager', 'clients', () => '/api/account-manager/clients'],
  ['manager', 'queue', () => '/api/account-manager/queue'],
  ['manager', 'queue, searched', () => '/api/account-manager/queue?q=smith'],
  ['manager', 'applications of all clients', () => '/api/account-manager/applications?limit=50&sort=date'],
  ['manager', 'applications, by company', () => '/api/account-manager/applications?limit=50&sort=company'],
  ['manager', 'applications of a client', ({ seekerId }) => `/api/admin/user-applications/${seekerId}?limit=50`],
  ['manager', 'interests of a client', ({ seekerId }) => `/api/admin/user-job-interests/${seekerId}`],
  ['manager', 'a client', ({ seekerId }) => `/api/admin/user/${seekerId}`],
  [
    'manager',
    'duplicates',
    ({ seekerId }) =>
      `/api/applications/duplicates?userId=${seekerId}&jobUrl=https://jobs3.example.test/3&company=Harbor%207&position=Clerk`,
  ],
  ['manager', 'application summary', () => '/api/applications/summary'],
  ['manager', 'users', () => '/api/admin/users?limit=50'],
  ['admin', 'users', () => '/api/admin/users?limit=50'],
  ['admin', 'users, job seekers', () => '/api/admin/users?limit=50&role=user'],
  ['admin', 'users, a rare word', ({ seeker }) => `/api/admin/users?limit=50&q=${seeker}`],
  ['admin', 'users, a common word', () => '/api/admin/users?limit=50&q=okafor'],
  ['admin', 'users, a word of nobody', () => '/api/admin/users?limit=50&q=xylophone'],
  ['admin', 'account managers by load', () => '/api/admin/account-managers'],
  ['admin', 'waiting subscribers', () => '/api/admin/waiting-subscribers'],
  ['admin', 'statistics', () => '/api/admin/stats'],
  ['admin', 'broadcasts', () => '/api/admin/notifications/broadcasts'],
  ['admin', 'audit log', () => '/api/admin/audit'],
  ['admin', 'audit log of a person', ({ seeker }) => `/api/admin/audit?q=${seeker}`],
  ['admin', 'audit log, one kind', () => '/api/admin/audit?action=sign-in.refused'],
  ['admin', 'audit log of an address', () => '/api/admin/audit?q=10.3.3.1'],
  ['admin', 'contact messages', () => '/api/admin/contact-messages'],
]
