export interface ApplicationData {
  /** The client. */
  userId: string
  applicationId: string
}

export interface NamedApplication extends ApplicationData {
  company: string
  position: string
}

export const application = ({ applicationId }: ApplicationData) => applicationId
export const toName = ({ position, company }: Pick<NamedApplication, 'position' | 'company'>) =>
  `${position} at ${company}`
/** A condition of several mails. */
export const isMailed = ({ isMailed }: { isMailed: boolean }) => isMailed
export const clientAndManager = ['person', 'manager'] as const
