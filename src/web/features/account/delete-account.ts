/** To confirm, the person types DELETE or their own address. */
export function confirmsDeletion(typed: string, email: string) {
  const text = typed.trim().toLowerCase()
  return text === 'delete' || text === email.toLowerCase()
}
