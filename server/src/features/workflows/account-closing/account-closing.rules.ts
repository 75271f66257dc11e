import { ERASE_AFTER_DAYS } from 'contract/workflows/account-closing/schemas'
import { after } from '../../people/accounts/accounts.rules.ts'

const DAY = 24 * 60 * 60 * 1000

export const whenErased = (withdrawnAt: Date) => after(withdrawnAt, ERASE_AFTER_DAYS * DAY)

interface MembershipRef {
  state: string
  validAt: Date | null
}
/** Unlimited access would block deleting the account for ever, so the user may give it up. docs/rules.md R-191. */
export const mayGiveUp = ({ state, validAt }: MembershipRef) => state === 'APPROVED' && validAt === null
