import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { getPricePerApplication, type Plan, planIds, plans } from '#contract/plans.ts'
import { Band } from '#web/ui/layout/band.tsx'

interface PlanRow {
  label: string
  show: (plan: Plan) => ReactNode
}

const rows: readonly PlanRow[] = [
  { label: 'Price a month', show: ({ price }) => `$${price}` },
  { label: 'Applications a month', show: ({ applications }) => applications },
  {
    label: 'Role-focused applications',
    show: ({ applicationKind }) => <Mark yes={applicationKind === 'role-focused'} />,
  },
  { label: 'Price per application, if you use all', show: (plan) => `$${getPricePerApplication(plan)}` },
  { label: 'Resume consultation, once', show: ({ consultations }) => <Mark yes={consultations > 0} /> },
  { label: 'ATS custom resume, once', show: ({ customResumes }) => <Mark yes={customResumes > 0} /> },
]

function Mark({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus
  return (
    <>
      <Icon aria-hidden="true" className={yes ? 'inline size-5 text-accent-text' : 'inline size-5 text-muted'} />
      <span className="sr-only">{yes ? 'Yes' : 'No'}</span>
    </>
  )
}

export function PlanComparison() {
  return (
    <Band aria-labelledby="comparison">
      <div className="grid grid-cols-1 gap-6">
        <h2 id="comparison" className="text-3xl">
          Compare the Plans
        </h2>
        <div className="overflow-hidden rounded-2xl border border-line">
          <table className="w-full table-fixed border-collapse bg-raised text-sm wrap-anywhere sm:text-base">
            <caption className="sr-only">What each plan includes</caption>
            <thead>
              <tr className="bg-sunken">
                <th scope="col" className="w-1/3 p-2 text-start font-semibold sm:p-3">
                  Plan
                </th>
                {planIds.map((id) => (
                  <th key={id} scope="col" className="px-1 py-2 text-center font-semibold sm:p-3">
                    {plans[id].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, show }) => (
                <tr key={label} className="border-t border-line">
                  <th scope="row" className="p-2 text-start font-medium sm:p-3">
                    {label}
                  </th>
                  {planIds.map((id) => (
                    <td key={id} className="px-1 py-2 text-center tabular-nums sm:p-3">
                      {show(plans[id])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Band>
  )
}
