import { accountEvents, type AccountEvents } from './account-events.ts'
import { applicationEvents, type ApplicationEvents } from './application-events.ts'
import type { Declarations } from './declaration.ts'
import { inboxEvents, type InboxEvents } from './inbox-events.ts'
import { interestEvents, type InterestEvents } from './interest-events.ts'
import { interviewEvents, type InterviewEvents } from './interview-events.ts'
import { moneyEvents, type MoneyEvents } from './money-events.ts'
import { notificationEvents, type NotificationEvents } from './notification-events.ts'
import { promiseEvents, type PromiseEvents } from './promise-events.ts'
import { serviceEvents, type ServiceEvents } from './service-events.ts'
import { signInEvents, type SignInEvents } from './sign-in-events.ts'
import { subscriptionEvents, type SubscriptionEvents } from './subscription-events.ts'

export interface EventDataByType
  extends
    AccountEvents,
    ApplicationEvents,
    InboxEvents,
    InterestEvents,
    InterviewEvents,
    MoneyEvents,
    NotificationEvents,
    PromiseEvents,
    ServiceEvents,
    SignInEvents,
    SubscriptionEvents {}
export type EventType = keyof EventDataByType

/** What follows from each event. */
export const declarations: Declarations<EventDataByType> = {
  ...accountEvents,
  ...applicationEvents,
  ...inboxEvents,
  ...interestEvents,
  ...interviewEvents,
  ...moneyEvents,
  ...notificationEvents,
  ...promiseEvents,
  ...serviceEvents,
  ...signInEvents,
  ...subscriptionEvents,
}
