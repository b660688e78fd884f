import { ButtonLink } from '#web/lib/navigation/links.tsx'
import type { OwnService } from '#contract/users.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { ManagerFacts } from './manager-signature.tsx'
import { describeLastAction, describeWait, getManagerName } from './own-service.ts'

/** A job seeker's account manager: who it is, what they did last, and how to reach them. */
export function OwnServiceCard({ service }: { service: OwnService }) {
  const name = getManagerName(service)
  return (
    <Card aria-label="Your Service">
      <CardBody className="flex min-w-0 flex-wrap content-center items-center gap-x-4 gap-y-3 py-4">
        {name && <Avatar name={name} src={service.accountManager?.profileImageUrl ?? null} size="lg" />}
        <div className="grid min-w-0 grow basis-36">
          <h2 className="sr-only">Your Account Manager</h2>
          {name ? (
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-muted"> · your account manager</span>
            </p>
          ) : (
            <p className="wrap-anywhere">{describeWait(service)}</p>
          )}
          {service.accountManager && (
            <>
              <ManagerFacts manager={service.accountManager} compact />
              <p className="text-sm wrap-anywhere text-muted">{describeLastAction(service.accountManager)}</p>
            </>
          )}
        </div>
        <ButtonLink href={paths.messages} size="sm">
          Send a Message
        </ButtonLink>
      </CardBody>
    </Card>
  )
}
