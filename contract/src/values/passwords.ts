/**
 * The parts of the rule for account passwords, each with its own tick on screens. Any printable character is allowed, so that
 * generated passwords are accepted; at least one must be neither letter nor digit. docs/rules.md R-001.
 */
export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= 72,
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[\p{P}\p{S} ]/u.test(password) && strangersIn(password) === '',
} as const
/** The invisible characters that no account password may contain, each once; empty when there are none. */
export const strangersIn = (password: string) =>
  [...new Set(password.replace(/[\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ''))].join('')
export type PasswordRule = keyof typeof passwordRules

export const isAccountPassword = (password: string) =>
  Object.values(passwordRules).every((holds) => holds(password))

/** The weaker rule for secrets that protect a single resource and no account, such as a live room. docs/rules.md R-004. */
export const isSimplePassword = (password: string) => /^[A-Za-z\d]{4,72}$/.test(password)
