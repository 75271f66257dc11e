import type { DepositRule } from 'contract/learning/challenges/deposits.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { challengeDepositMessages } from './challenge-deposit.messages.ts'
import { useDepositSentences } from './use-deposit-sentences.ts'

/** What goes back of what is paid, for who thinks of joining. */
export function DepositNotice({ rule }: { rule: DepositRule }) {
  const t = useMessages(challengeDepositMessages)
  return (
    <Notice tone="info" title={t('title')}>
      {useDepositSentences()(rule)}
    </Notice>
  )
}
