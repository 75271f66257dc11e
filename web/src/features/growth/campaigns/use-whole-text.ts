import { wholeTextFor } from 'contract/growth/campaigns/text-messages.rules'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useAlimtalk } from '../alimtalk/alimtalk.api.ts'
import { campaignFormMessages } from './campaign-form.messages.ts'

interface Said {
  text: string
  isAd: boolean
}
/** A text message as it goes out to one member, with all that the law puts around advertising. */
export const useWholeText = (said: Said) => useWholeTextOf()(said)

export function useWholeTextOf() {
  const t = useMessages(campaignFormMessages)
  const { channel } = useSite()
  const siteName = channel?.name ?? ''
  const { data } = useAlimtalk()
  const refusalNumber = data?.account?.refusalNumber ?? null
  return ({ text, isAd }: Said) => wholeTextFor(t('sampleName'), { text, isAd, siteName, refusalNumber })
}
