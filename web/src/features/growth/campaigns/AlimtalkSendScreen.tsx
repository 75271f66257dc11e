import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { alimtalkMessages } from '../alimtalk/alimtalk.messages.ts'
import { AlimtalkPreview } from '../alimtalk/AlimtalkPreview.tsx'
import { useCampaign } from './campaigns.api.ts'
import { CampaignFigures } from './parts/CampaignFigures.tsx'
import { CampaignState } from './parts/CampaignState.tsx'
import { Receivers } from './parts/Receivers.tsx'
import css from './parts/campaigns.module.css'

/** One AlimTalk: what it said, to whom it went, and what became of each message. */
export function AlimtalkSendScreen() {
  const t = useMessages(alimtalkMessages)
  const campaignId = useSeq('campaignId')
  return (
    <Answer of={useCampaign(campaignId)} height={480}>
      {(campaign) => (
        <>
          <Head title={campaign.name} isPrivate />
          <PageHead
            title={campaign.name}
            sub={<CampaignState state={campaign.state} />}
            actions={
              <Button variant="outline" href="/settings/alimtalk">
                {t('back')}
              </Button>
            }
          />
          <div className={css.alimtalk}>
            <CampaignFigures campaign={campaign} />
            <AlimtalkPreview content={campaign.content} />
            <Receivers campaignId={campaignId} />
          </div>
        </>
      )}
    </Answer>
  )
}
