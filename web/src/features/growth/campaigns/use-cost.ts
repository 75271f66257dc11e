import { costEstimate, type PricedKind } from 'contract/growth/alimtalk/unit-prices.rules'
import { goesToPhones } from 'contract/growth/campaigns/campaigns.rules'
import { textKindOf } from 'contract/growth/campaigns/text-messages.rules'
import { useAlimtalk } from '../alimtalk/alimtalk.api.ts'
import type { CampaignDraft } from './campaigns.api.ts'
import { useWholeText } from './use-whole-text.ts'

type Priced = Pick<CampaignDraft, 'channelType' | 'isAd' | 'text' | 'image'>
/** About what so many messages cost, in won; null where the site did not say its prices. docs/rules.md R-1099. */
export function useCost(draft: Priced, count: number) {
  const isPhone = goesToPhones(draft.channelType)
  const { data } = useAlimtalk(isPhone)
  const whole = useWholeText(draft)
  const kind = kindOf(draft, whole)
  return kind && costEstimate(count, kind, data?.account?.unitPrices ?? null)
}

function kindOf({ channelType, image }: Priced, whole: string): PricedKind | null {
  switch (channelType) {
    case 'SMS':
      return textKindOf(whole, image !== null)
    case 'FRIENDTALK':
      return image ? 'FRIENDTALK_IMAGE' : 'FRIENDTALK'
    case 'ALIMTALK':
      return 'ALIMTALK'
    case 'EMAIL':
    case 'SITE':
      return null
  }
}
