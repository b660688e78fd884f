/** Public. */
export const demoPassword = 'foothold-demo'

export const demoHost = 'foothold.test'

export const demoSignIns = ['seeker', 'manager', 'admin'].map((name) => ({
  email: `${name}@${demoHost}`,
  password: demoPassword,
}))

/** Whether these are the public credentials of a demo account. */
export const isDemoSignIn = (email: string, password: string) =>
  password === demoPassword && email.toLowerCase().endsWith(`@${demoHost}`)
