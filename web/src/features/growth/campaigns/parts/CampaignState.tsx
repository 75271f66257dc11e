import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { Campaign } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'

const tones = {
  DRAFT: 'plain',
  SCHEDULED: 'brand',
  SENDING: 'live',
  ACTIVE: 'brand',
  PAUSED: 'soon',
  DONE: 'ok',
  STOPPED: 'plain',
} as const

export function CampaignState({ state }: Pick<Campaign, 'state'>) {
  const t = useMessages(campaignMessages)
  return <Kind tone={tones[state]}>{t(state)}</Kind>
}
