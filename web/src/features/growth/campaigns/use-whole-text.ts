import { filled, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { wholeText } from 'contract/growth/campaigns/text-messages.rules'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useAlimtalk } from '../alimtalk/alimtalk.api.ts'
import { campaignFormMessages } from './campaign-form.messages.ts'

/** A text message as it goes out to one member, with all that the law puts around advertising. */
export function useWholeText({ text, isAd }: { text: string; isAd: boolean }) {
  const t = useMessages(campaignFormMessages)
  const { channel } = useSite()
  const siteName = channel?.name ?? ''
  const { data } = useAlimtalk()
  const forOne = filled(text, variableValues(t('sampleName'), siteName))
  return wholeText({ text: forOne, isAd, siteName, refusalNumber: data?.account?.refusalNumber ?? null })
}
