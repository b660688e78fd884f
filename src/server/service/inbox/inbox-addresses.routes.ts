import { readClientInboxAddress, readInboxAddress, saveInboxAddress } from '#contract/inbox.ts'
import type { RouteDeps } from '#server/deps.ts'
import { readAddress, readAddressOfClient, requireDomain, saveAddress } from './inbox-addresses.service.ts'

export function inboxAddressRoutes({ serve, jobs, config, encryption }: RouteDeps) {
  serve(readInboxAddress, ({ actor, db }) => readAddress({ db, encryption }, requireDomain(config), actor.id))

  serve(saveInboxAddress, ({ actor, db, body }) =>
    saveAddress({ db, jobs, encryption }, requireDomain(config), actor, body),
  )

  serve(readClientInboxAddress, ({ actor, db, params }) =>
    readAddressOfClient({ db, encryption }, requireDomain(config), actor, params.id),
  )
}
