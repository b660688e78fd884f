/** What has to be typed before an account is erased: the word, or the account's own address. */
export function confirmsDeletion(typed: string, email: string) {
  const text = typed.trim().toLowerCase()
  return text === 'delete' || text === email.toLowerCase()
}
