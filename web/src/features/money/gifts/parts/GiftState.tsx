import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { OwnGift } from '../gifts.api.ts'
import { giftMessages } from '../gifts.messages.ts'

const tones = { PAYING: 'plain', WAITING: 'soon', ACCEPTED: 'ok', RETURNED: 'plain' } as const

/** How a gift stands; of one that is returned, whether its money is back. */
type Refunding = Pick<OwnGift, 'state' | 'isRefunded' | 'isRefundRefused'>
export function GiftState({ gift: { state, isRefunded, isRefundRefused } }: { gift: Refunding }) {
  const t = useMessages(giftMessages)
  if (isRefundRefused) return <Kind tone="soon">{t('refundRefused')}</Kind>
  const label = state === 'RETURNED' ? t(isRefunded ? 'refunded' : 'refunding') : t(state)
  return <Kind tone={tones[state]}>{label}</Kind>
}
