import { isEditable, isUnderWay } from 'contract/growth/campaigns/campaigns.rules'
import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import type { MenuItem } from '../../../ui/layers/Menu.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useToggleCampaign, type Campaign } from './campaigns.api.ts'
import { campaignMessages } from './campaigns.messages.ts'
import type { Ending } from './parts/EndCampaign.tsx'

/** Pauses or resumes, and says so. */
export function useCampaignSwitch() {
  const t = useMessages(campaignMessages)
  const toggle = useToggleCampaign()
  const turn = ({ campaignId, state }: Pick<Campaign, 'campaignId' | 'state'>) => {
    const isActive = state === 'PAUSED'
    toggle.run({ campaignId, body: { isActive } }).then(
      () => toast({ text: t(isActive ? 'resumed' : 'paused'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return { turn, isTurning: toggle.isRunning }
}

/** What the caller may do with a campaign. */
export function useCampaignActions(onEnd: (ending: Ending) => void) {
  const t = useMessages(campaignMessages)
  const { can } = useSession()
  const { turn } = useCampaignSwitch()
  return (campaign: Campaign): MenuItem[] => {
    const { campaignId, state, channelType } = campaign
    const page = `/settings/campaign/${campaignId}`
    const results = channelType === 'ALIMTALK' ? `/settings/alimtalk/${campaignId}` : `${page}/performance`
    const items: MenuItem[] = [{ key: 'view', label: t('view'), href: page }]
    if (campaign.startedAt) items.push({ key: 'performance', label: t('performance'), href: results })
    if (!can('SITE_MARKETING_UPDATE')) return items
    if (isEditable(state)) items.push({ key: 'edit', label: t('edit'), href: `${page}/edit` })
    items.push({ key: 'copy', label: t('copy'), href: `/settings/campaign/create?from=${campaignId}` })
    if (!isUnderWay(state)) {
      const remove = () => onEnd({ campaign, action: 'remove' })
      return [...items, { key: 'remove', label: t('remove'), danger: true, onPress: remove }]
    }
    return [
      ...items,
      { key: 'turn', label: t(state === 'PAUSED' ? 'resume' : 'pause'), onPress: () => turn(campaign) },
      {
        key: 'stop',
        label: t('stop'),
        danger: true,
        onPress: () => onEnd({ campaign, action: 'stop' }),
      },
    ]
  }
}
