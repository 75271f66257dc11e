import type { MembershipMonths } from 'contract/money/memberships/memberships.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { membershipMessages } from './memberships.messages.ts'

/** What a term is called: a year is not twelve months. */
export function useTermName() {
  const t = useMessages(membershipMessages)
  return (months: MembershipMonths) => (months === 12 ? t('year') : t('months', { count: months }))
}
