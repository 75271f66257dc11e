import { useState } from 'react'
import { isWatched } from 'contract/growth/campaigns/events.rules'
import { isEditable, isUnderWay } from 'contract/growth/campaigns/campaigns.rules'
import { goesAtNight, quietUntil } from 'contract/growth/campaigns/quiet-hours.rules'
import { useGo, useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { AlimtalkPreview } from '../alimtalk/AlimtalkPreview.tsx'
import { useCampaign, useTestCampaign, useTestText, type CampaignDetail } from './campaigns.api.ts'
import { campaignMessages } from './campaigns.messages.ts'
import { CampaignAudience } from './parts/CampaignAudience.tsx'
import { CampaignFigures } from './parts/CampaignFigures.tsx'
import { CampaignState } from './parts/CampaignState.tsx'
import { EndCampaign, type Ending } from './parts/EndCampaign.tsx'
import { FriendtalkPreview } from './parts/FriendtalkPreview.tsx'
import { MailPreview } from './parts/MailPreview.tsx'
import { SendCampaign } from './parts/SendCampaign.tsx'
import { StartCampaign } from './parts/StartCampaign.tsx'
import { SitePreview } from './parts/SitePreview.tsx'
import { TextPreview } from './parts/TextPreview.tsx'
import { useCampaignSwitch } from './use-campaign-actions.ts'
import css from './parts/campaigns.module.css'

/** One campaign: what it says, to whom, and what may be done with it now. */
export function CampaignScreen() {
  return (
    <Answer of={useCampaign(useSeq('campaignId'))} height={480}>
      {(campaign) => <CampaignPage campaign={campaign} />}
    </Answer>
  )
}

function CampaignPage({ campaign }: { campaign: CampaignDetail }) {
  const t = useMessages(campaignMessages)
  const { can } = useSession()
  const { language } = useSite()
  const go = useGo()
  const [isSending, setSending] = useState(false)
  const [ending, setEnding] = useState<Ending['action'] | null>(null)
  const { name, state, startedAt, scheduledAt } = campaign
  const time = scheduledAt ? formatDateTime(scheduledAt, language) : ''
  return (
    <>
      <Head title={name} isPrivate />
      <PageHead
        title={name}
        sub={<CampaignState state={state} />}
        actions={
          <>
            <Button variant="outline" href="/settings/campaign">
              {t('back')}
            </Button>
            {startedAt && (
              <Button variant="outline" href={resultsOf(campaign)}>
                {t('performance')}
              </Button>
            )}
            {can('SITE_MARKETING_UPDATE') && (
              <Actions campaign={campaign} onSend={() => setSending(true)} onEnd={setEnding} />
            )}
          </>
        }
      />
      <PauseNotice campaign={campaign} />
      {state === 'ACTIVE' && <Notice tone="info">{t(activeNoteOf(campaign))}</Notice>}
      {state === 'SENDING' && <SendingNotice campaign={campaign} />}
      {state === 'DONE' && hasNoReceivers(campaign) && <Notice tone="soon">{t('nobodyNote')}</Notice>}
      {state === 'SCHEDULED' && <Notice tone="soon">{t('scheduledNote', { time })}</Notice>}
      <div className={css.grid}>
        <div className={css.stack}>
          {startedAt && <CampaignFigures campaign={campaign} />}
          <CampaignAudience campaign={campaign} />
        </div>
        <CampaignPreview campaign={campaign} />
      </div>
      {isSending &&
        (campaign.event ? (
          <StartCampaign campaign={campaign} onClose={() => setSending(false)} />
        ) : (
          <SendCampaign campaign={campaign} onClose={() => setSending(false)} />
        ))}
      {ending && (
        <EndCampaign
          campaign={campaign}
          action={ending}
          onClose={() => setEnding(null)}
          onDone={() => ending === 'remove' && go('/settings/campaign', { replace: true })}
        />
      )}
    </>
  )
}

function CampaignPreview({ campaign }: { campaign: CampaignDetail }) {
  const { channelType, content, buttons, image } = campaign
  switch (channelType) {
    case 'EMAIL':
      return <MailPreview {...campaign} />
    case 'ALIMTALK':
      return <AlimtalkPreview content={content} />
    case 'FRIENDTALK':
      return <FriendtalkPreview text={content} buttons={buttons} imageUrl={image?.url ?? null} />
    case 'SMS':
      return <TextPreview text={content} isAd={campaign.isAd} imageUrl={image?.url ?? null} />
    case 'SITE':
      return <SitePreview text={content} isAd={campaign.isAd} />
  }
}

/** It is going out, or waits for the morning. */
function SendingNotice({ campaign }: { campaign: CampaignDetail }) {
  const t = useMessages(campaignMessages)
  const { language } = useSite()
  const morning = quietUntil(campaign, useNow())
  return (
    <Notice tone="info">
      {morning ? t('quietNow', { time: formatDateTime(morning, language) }) : t('sendingNote')}
      {morning && goesAtNight(campaign.channelType) && ` ${t('nightTakers')}`}
    </Notice>
  )
}

/** Why it waits for staff, and where they mend it. */
function PauseNotice({ campaign: { pauseReason } }: { campaign: CampaignDetail }) {
  const t = useMessages(campaignMessages)
  if (pauseReason === null) return null
  const account = (
    <Button size="sm" variant="outline" href="/settings/alimtalk">
      {t('toAccount')}
    </Button>
  )
  return (
    <Notice tone="soon" title={t('pausedTitle')} action={account}>
      {pauseReason === 'NO_ACCOUNT' ? t('pausedNoAccount') : t('pausedRefused', { code: pauseReason })}
    </Notice>
  )
}

const hasNoReceivers = ({ counts }: CampaignDetail) =>
  counts.sent + counts.failed + counts.skipped + counts.uncertain === 0

/** Where it stands what became of each message. */
const resultsOf = ({ campaignId, channelType }: CampaignDetail) =>
  channelType === 'ALIMTALK'
    ? `/settings/alimtalk/${campaignId}`
    : `/settings/campaign/${campaignId}/performance`

interface ActionsProps {
  campaign: CampaignDetail
  onSend: () => void
  onEnd: (action: Ending['action']) => void
}
function Actions({ campaign, onSend, onEnd }: ActionsProps) {
  const t = useMessages(campaignMessages)
  const { turn, isTurning } = useCampaignSwitch()
  const { campaignId, state } = campaign
  return (
    <>
      {isUnderWay(state) ? (
        <>
          <Button variant="outline" onPress={() => onEnd('stop')}>
            {t('stop')}
          </Button>
          <Button variant="outline" loading={isTurning} onPress={() => turn(campaign)}>
            {t(state === 'PAUSED' ? 'resume' : 'pause')}
          </Button>
        </>
      ) : (
        <Button variant="outline" onPress={() => onEnd('remove')}>
          {t('remove')}
        </Button>
      )}
      {isEditable(state) ? (
        <>
          <Button variant="outline" href={`/settings/campaign/${campaignId}/edit`}>
            {t('edit')}
          </Button>
          {campaign.channelType === 'EMAIL' && <TestMailButton campaign={campaign} />}
          {campaign.channelType === 'SMS' && <TestTextButton campaign={campaign} />}
          <Button onPress={onSend}>{t(campaign.event ? 'start' : 'send')}</Button>
        </>
      ) : (
        <Button variant="outline" href={`/settings/campaign/create?from=${campaignId}`}>
          {t('copy')}
        </Button>
      )}
    </>
  )
}

function TestMailButton({ campaign: { subject, content, isAd } }: { campaign: CampaignDetail }) {
  const t = useMessages(campaignMessages)
  const { run, isRunning } = useTestCampaign()
  const test = () =>
    void run({ body: { subject, content, isAd } }).then(
      ({ email }) => toast({ text: t('tested', { email }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Button variant="outline" loading={isRunning} onPress={test}>
      {t('test')}
    </Button>
  )
}

const activeNoteOf = ({ event }: CampaignDetail) =>
  event && isWatched(event.kind) ? 'watchedNote' : 'activeNote'

/** To the number of who presses it, which is charged like any other. */
function TestTextButton({ campaign: { content, isAd, image } }: { campaign: CampaignDetail }) {
  const t = useMessages(campaignMessages)
  const { run, isRunning } = useTestText()
  const test = () =>
    void run({ body: { text: content, isAd, imageFileSeq: image?.fileSeq ?? null } }).then(
      ({ phoneEnd }) => toast({ text: t('testedText', { phoneEnd }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Button variant="outline" loading={isRunning} onPress={test}>
      {t('test')}
    </Button>
  )
}
