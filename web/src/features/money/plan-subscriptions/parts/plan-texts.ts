import { formatBytes } from 'contract/values/bytes'
import { formatAmount } from 'contract/values/money'
import type { LimitKind } from 'contract/system/plans/plans.rules'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { planMessages } from '../plan-subscriptions.messages.ts'

const size = (bytes: number) => formatBytes(bytes).replace('.0 ', ' ')

/** Numbers of plans in the words of the reader. */
export function usePlanTexts() {
  const t = useMessages(planMessages)
  const { language } = useSite()
  const money = (amount: number) => formatAmount(amount, 'KRW', language)
  const day = (text: string) => formatDate(`${text}T12:00:00+09:00`, language)
  const count = (kind: LimitKind, value: number) =>
    kind === 'STORAGE' ? size(value) : t('people', { count: withSeparators(value) })
  return {
    t,
    money,
    day,
    size,
    count,
    limit: (kind: LimitKind, value: number | null) => (value === null ? t('unlimited') : count(kind, value)),
    price: ({ price, termMonths }: { price: number; termMonths: number }) =>
      t(termMonths === 12 ? 'perYear' : 'perMonth', { price: money(price) }),
    kinds: (kinds: readonly LimitKind[]) => kinds.map((kind) => t(kind)).join(', '),
  }
}
