import { ArrangedApplications } from './arranged-applications.tsx'
import { LoadedApplications, type LoadedApplicationsProps } from './loaded-applications.tsx'

interface ApplicationBoardProps extends LoadedApplicationsProps {
  /** Whether the status can be changed here. */
  editable: boolean
}

/** All of the applications, to sort, filter and read. */
export function ApplicationBoard({ editable, ...loading }: ApplicationBoardProps) {
  return (
    <LoadedApplications emptyLevel={2} {...loading}>
      {(applications) => <ArrangedApplications applications={applications} editable={editable} />}
    </LoadedApplications>
  )
}
