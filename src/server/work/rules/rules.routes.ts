import { decideApproval, listApprovals, requestApproval } from '#contract/approvals.ts'
import { checkClientRules, listRulesHistory, readClientRules, readRules, saveRules } from '#contract/rules.ts'
import type { RouteDeps } from '#server/deps.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { decide, askForApproval } from './approvals.service.ts'
import { listApprovals as listStoredApprovals } from './approvals.store.ts'
import { compareWithRules, replaceRules } from './rules.service.ts'
import { findRules, listRuleVersions } from './rules.store.ts'

export function rulesRoutes({ serve, jobs }: RouteDeps) {
  serve(readRules, ({ actor, db }) => findRules(db, actor.id))

  serve(saveRules, ({ actor, db, body }) => replaceRules({ db, jobs }, actor, body))

  serve(listRulesHistory, ({ actor, db }) => listRuleVersions(db, actor.id))

  serve(readClientRules, async ({ actor, db, params }) => {
    await requirePerson(db, actor, params.userId)
    return findRules(db, params.userId)
  })

  serve(checkClientRules, async ({ actor, db, params, query: { company, position, jobUrl = null } }) => {
    await requirePerson(db, actor, params.userId)
    return compareWithRules(db, { userId: params.userId, company, position, jobUrl, jobInterestId: null })
  })

  serve(requestApproval, ({ actor, db, params }) => askForApproval({ db, jobs }, actor, params.id))

  serve(decideApproval, ({ actor, db, params, body: { decision, reason = null } }) =>
    decide({ db, jobs }, actor, params.id, { decision, reason }),
  )

  serve(listApprovals, ({ actor, db, query }) => listStoredApprovals(db, actor, query))
}
