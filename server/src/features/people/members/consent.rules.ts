/** Masked so that its owner recognises it. */
export function maskedEmail(email: string) {
  const at = email.lastIndexOf('@')
  const shown = Math.min(2, Math.max(1, at - 1))
  return `${email.slice(0, shown)}***${email.slice(at)}`
}
