import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useCampaignDashboard } from './campaigns.api.ts'
import { CampaignFigures } from './parts/CampaignFigures.tsx'
import { CampaignState } from './parts/CampaignState.tsx'
import { Funnel } from './parts/Funnel.tsx'
import { Hours } from './parts/Hours.tsx'
import { Receivers } from './parts/Receivers.tsx'
import { performanceMessages } from './performance.messages.ts'
import css from './parts/campaigns.module.css'

/** What a campaign brought, and what became of each message. */
export function PerformanceScreen() {
  const t = useMessages(performanceMessages)
  const campaignId = useSeq('campaignId')
  return (
    <Answer of={useCampaignDashboard(campaignId)} height={480}>
      {(dashboard) => {
        const { campaign } = dashboard
        const title = t('title', { name: campaign.name })
        return (
          <>
            <Head title={title} isPrivate />
            <PageHead
              title={title}
              sub={<CampaignState state={campaign.state} />}
              actions={
                <Button variant="outline" href={`/settings/campaign/${campaignId}`}>
                  {t('back')}
                </Button>
              }
            />
            <div className={css.stack}>
              <CampaignFigures campaign={campaign} />
              {campaign.channelType === 'EMAIL' && (
                <>
                  <Funnel dashboard={dashboard} />
                  <Hours dashboard={dashboard} />
                </>
              )}
              <Receivers campaignId={campaignId} />
            </div>
          </>
        )
      }}
    </Answer>
  )
}
