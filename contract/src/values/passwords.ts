/**
 * The parts of the rule for account passwords, each for its own tick. Any printable character may stand in one, so that
 * what password managers make up is accepted; one that is neither letter nor digit has to. docs/rules.md R-001.
 */
export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= 72,
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[\p{P}\p{S} ]/u.test(password) && strangersIn(password) === '',
} as const
/** The characters that no account password may hold, because nobody sees them: each once; empty where all is well. */
export const strangersIn = (password: string) =>
  [...new Set(password.replace(/[\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ''))].join('')
export type PasswordRule = keyof typeof passwordRules

export const isAccountPassword = (password: string) =>
  Object.values(passwordRules).every((holds) => holds(password))

/** The short rule for secrets that open one thing and no account, such as the door of a live room. docs/rules.md R-004. */
export const isSimplePassword = (password: string) => /^[A-Za-z\d]{4,72}$/.test(password)
