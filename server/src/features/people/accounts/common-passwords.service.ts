import { dictionary } from '@zxcvbn-ts/language-common'
import { refuse } from '../../../platform/refuse.ts'
import { isCommonPassword } from './common-passwords.rules.ts'

const known: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** PASSWORD_COMMON for common passwords. `email` is the address of the account, where known. */
export function requireUncommon(password: string, email: string | null) {
  if (isCommonPassword(password, { known, email })) throw refuse('PASSWORD_COMMON')
}
