/** Enough of an address for its owner to know it by. */
export function maskedEmail(email: string) {
  const at = email.lastIndexOf('@')
  const shown = Math.min(2, Math.max(1, at - 1))
  return `${email.slice(0, shown)}***${email.slice(at)}`
}
