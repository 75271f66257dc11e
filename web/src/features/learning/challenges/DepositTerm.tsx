import type { DepositRule } from 'contract/learning/challenges/deposits.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { KV } from '../../../ui/KV.tsx'
import { depositMessages } from './deposit.messages.ts'
import { useDepositSentences } from './use-deposit-sentences.ts'

/** What goes back of what is paid, among the conditions of an offer. */
export function DepositTerm({ rule }: { rule: DepositRule }) {
  const t = useMessages(depositMessages)
  return <KV k={t('title')} v={useDepositSentences()(rule)} />
}
