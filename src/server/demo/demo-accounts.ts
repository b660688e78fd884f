/** Public. */
export const demoPassword = 'foothold-demo'

export const demoHost = 'foothold.test'

export const demoSignIns = ['seeker', 'manager', 'admin'].map((name) => ({
  email: `${name}@${demoHost}`,
  password: demoPassword,
}))

/** Whether this is how anybody can sign in to an account of the demo. */
export const isDemoSignIn = (email: string, password: string) =>
  password === demoPassword && email.toLowerCase().endsWith(`@${demoHost}`)
