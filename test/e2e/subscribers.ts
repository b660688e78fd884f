import { runSql } from './database.ts'

/** Makes a person a subscriber who has waited `hours` for an account manager. */
export const makeWaitingSubscriber = (userId: string, hours: number) =>
  runSql(
    `update users set subscription_active = true, subscription_plan = 'starter',
    manager_wanted_since = now() - make_interval(hours => $2) where id = $1`,
    [userId, hours],
  )
