import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { payoutMessages } from '../payouts.messages.ts'
import type { Settlement } from '../settlements.api.ts'

const tones = {
  OPEN: 'soon',
  CLOSED: 'plain',
  REQUESTED: 'brand',
  APPROVED: 'brand',
  HELD: 'soon',
  PAID: 'ok',
} as const

export function PayoutState({ state }: Pick<Settlement, 'state'>) {
  const t = useMessages(payoutMessages)
  return <Kind tone={tones[state]}>{t(state)}</Kind>
}
