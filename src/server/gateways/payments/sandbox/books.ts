import { newId, type EventType, type Kind, type ObjectOf, type SandboxObject, type Subscription } from './objects.ts'
import { noSuch } from './refusal.ts'

export const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/**
 * The objects of one customer, with the prices; without a customer, those of the account. Code that changes them holds a lock
 * on the customer, changes them in place and adds new ones. The changed objects are then written in one transaction.
 */
export class Books {
  readonly customerId: string | null
  /** The time at which things happen: the customer's clock, or an earlier time while overdue things are applied. */
  at: number
  readonly #objects = new Map<string, SandboxObject>()
  readonly #loaded = new Map<string, string>()

  constructor(customerId: string | null, objects: readonly SandboxObject[]) {
    this.customerId = customerId
    for (const object of objects) {
      this.add(object)
      this.#loaded.set(object.id, JSON.stringify(object))
    }
    this.at = this.now()
  }

  get customer() {
    return this.get('customer', this.customerId ?? '')
  }

  get clock() {
    return this.get('test_helpers.test_clock', this.customer.test_clock)
  }

  /** The customer's clock, by the real one. */
  now() {
    return toSeconds(Date.now()) + (this.customerId === null ? 0 : this.clock.ahead)
  }

  add<Added extends SandboxObject>(object: Added): Added {
    this.#objects.set(object.id, object)
    return object
  }

  findAny(id: string): SandboxObject | undefined {
    return this.#objects.get(id)
  }

  get<K extends Kind>(kind: K, id: string): ObjectOf<K> {
    const object = this.#objects.get(id)
    if (object?.object !== kind) throw noSuch(kind, id)
    return object as ObjectOf<K>
  }

  /** The oldest first. */
  list<K extends Kind>(kind: K, matches: (object: ObjectOf<K>) => boolean = () => true): ObjectOf<K>[] {
    const objects = [...this.#objects.values()].filter((each): each is ObjectOf<K> => each.object === kind)
    return objects.filter(matches).sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  listOpenInvoices({ id }: Pick<Subscription, 'id'>) {
    return this.list(
      'invoice',
      ({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id,
    )
  }

  findIntent(invoiceId: string) {
    return this.list('payment_intent', ({ invoice }) => invoice === invoiceId)[0]
  }

  /** Queues an event with the current state of the object. Its metadata names the account, so it is left out. */
  emit(type: EventType, object: SandboxObject) {
    const state = structuredClone({ ...object, metadata: {} })
    this.add({
      id: newId('event'),
      object: 'event',
      type,
      created: this.at,
      livemode: false,
      data: { object: state },
    })
  }

  changed(): SandboxObject[] {
    return [...this.#objects.values()].filter((object) => this.#loaded.get(object.id) !== JSON.stringify(object))
  }
}
