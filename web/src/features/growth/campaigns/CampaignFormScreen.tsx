import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CampaignSeq, SegmentSeq } from 'contract/values/ids'
import { campaignChannels, goesToPhones } from 'contract/growth/campaigns/campaigns.rules'
import { seq } from 'contract/values/seq'
import { useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { LeaveWarning } from '../../../platform/draft.tsx'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { SwitchedOffNote } from '../../../platform/management/SwitchedOffNote.tsx'
import { useLeaveMessages } from '../../../platform/management/use-leave-messages.ts'
import { useSavedPage } from '../../../platform/management/use-saved-page.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useSegmentNames } from '../segments/segments.api.ts'
import { campaignFormMessages } from './campaign-form.messages.ts'
import {
  bodyOf,
  draftOf,
  emptyDraft,
  useCampaign,
  useCreateCampaign,
  useModifyCampaign,
  type CampaignDraft,
} from './campaigns.api.ts'
import { faultOf, unknownIn } from './draft-faults.ts'
import { AlimtalkFields, ChosenPreview } from './parts/AlimtalkFields.tsx'
import { AudienceFields } from './parts/AudienceFields.tsx'
import { EventFields } from './parts/EventFields.tsx'
import { FriendtalkFields } from './parts/FriendtalkFields.tsx'
import { FriendtalkPreview } from './parts/FriendtalkPreview.tsx'
import { AboutFields, ContentFields, type ContentFieldsProps } from './parts/MessageFields.tsx'
import { MailPreview } from './parts/MailPreview.tsx'
import { SiteFields } from './parts/SiteFields.tsx'
import { SitePreview } from './parts/SitePreview.tsx'
import { TextFields } from './parts/TextFields.tsx'
import { TextPreview } from './parts/TextPreview.tsx'
import { useWholeTextOf } from './use-whole-text.ts'
import css from './parts/campaigns.module.css'

/** A new campaign; `?from=` begins with what another one says, `?segment=` with its receivers. */
export function CampaignCreateScreen() {
  const [params] = useSearchParams()
  const from = seq('campaign').safeParse(Number(params.get('from')))
  if (from.success) return <CampaignCopy campaignId={from.data} />
  const segment = seq('segment').safeParse(Number(params.get('segment')))
  if (segment.success) return <CampaignToSegment segmentSeq={segment.data} />
  const channelType = campaignChannels.find((one) => one === params.get('channel')) ?? 'EMAIL'
  return <CampaignForm stored={{ ...emptyDraft, channelType }} campaignId={null} />
}

function CampaignToSegment({ segmentSeq }: { segmentSeq: SegmentSeq }) {
  return (
    <Answer of={useSegmentNames()} height={720}>
      {(names) => {
        const chosen = names.find((one) => one.segmentSeq === segmentSeq)
        // One that is not there any more must not turn into everybody.
        const segment = { segmentSeq, name: chosen?.name ?? String(segmentSeq), isDeleted: !chosen }
        return <CampaignForm stored={{ ...emptyDraft, segment }} campaignId={null} />
      }}
    </Answer>
  )
}

function CampaignCopy({ campaignId }: { campaignId: CampaignSeq }) {
  const t = useMessages(campaignFormMessages)
  return (
    <Answer of={useCampaign(campaignId)} height={720}>
      {(campaign) => {
        const draft = draftOf(campaign)
        const name = t('copyOf', { name: draft.name }).slice(0, 60)
        return <CampaignForm stored={{ ...draft, name }} campaignId={null} />
      }}
    </Answer>
  )
}

export function CampaignEditScreen() {
  const campaignId = useSeq('campaignId')
  return (
    <Answer of={useCampaign(campaignId)} height={720}>
      {(campaign) => <CampaignForm stored={draftOf(campaign)} campaignId={campaignId} />}
    </Answer>
  )
}

interface CampaignFormProps {
  stored: CampaignDraft
  /** Null for a new one. */
  campaignId: CampaignSeq | null
}

/** The form of a campaign, with the mail beside it. */
function CampaignForm({ stored, campaignId }: CampaignFormProps) {
  const t = useMessages(campaignFormMessages)
  const leaveMessages = useLeaveMessages()
  const [isUploading, setUploading] = useState(false)
  const { draft, change, isDirty, save, error, isRunning, fault } = useCampaignForm(stored, campaignId)
  const title = t(campaignId === null ? 'create' : 'edit')
  const names = unknownIn(draft).join(', ')
  const problem = (fault && t(fault, { names })) || (error && messageOf(error, t('failed')))
  const fields = { draft, change, fault }
  return (
    <>
      <Head title={title} isPrivate />
      <PageHead
        title={title}
        sub={t('sub')}
        actions={
          <Button loading={isRunning} disabled={isUploading} onPress={save}>
            {t('save')}
          </Button>
        }
      />
      {goesToPhones(draft.channelType) && <SwitchedOffNote feature="PHONE_CAMPAIGNS" />}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={css.grid}>
        <div>
          <AboutFields {...fields} />
          <EventFields {...fields} />
          <AudienceFields {...fields} />
          <SaidFields {...fields} onBusy={setUploading} />
        </div>
        <div className={css.side}>
          <DraftPreview draft={draft} />
        </div>
      </div>
      <LeaveWarning isDirty={isDirty && !isRunning} words={leaveMessages} />
    </>
  )
}

/** What it says, by its channel. */
function SaidFields({ onBusy, ...fields }: ContentFieldsProps) {
  switch (fields.draft.channelType) {
    case 'EMAIL':
      return <ContentFields {...fields} onBusy={onBusy} />
    case 'ALIMTALK':
      return <AlimtalkFields {...fields} />
    case 'FRIENDTALK':
      return <FriendtalkFields {...fields} onBusy={onBusy} />
    case 'SMS':
      return <TextFields {...fields} onBusy={onBusy} />
    case 'SITE':
      return <SiteFields {...fields} />
  }
}

function DraftPreview({ draft }: { draft: CampaignDraft }) {
  switch (draft.channelType) {
    case 'EMAIL':
      return <MailPreview {...draft} />
    case 'ALIMTALK':
      return <ChosenPreview alimtalkTemplateSeq={draft.alimtalkTemplateSeq} />
    case 'FRIENDTALK':
      return (
        <FriendtalkPreview text={draft.text} buttons={draft.buttons} imageUrl={draft.image?.url ?? null} />
      )
    case 'SMS':
      return <TextPreview text={draft.text} isAd={draft.isAd} imageUrl={draft.image?.url ?? null} />
    case 'SITE':
      return <SitePreview text={draft.text} isAd={draft.isAd} />
  }
}

function useCampaignForm(stored: CampaignDraft, campaignId: CampaignSeq | null) {
  const t = useMessages(campaignFormMessages)
  const create = useCreateCampaign()
  const modify = useModifyCampaign()
  async function store(draft: CampaignDraft) {
    const body = bodyOf(draft)
    const savedAs = campaignId ?? (await create.run({ body })).campaignId
    if (campaignId !== null) await modify.run({ campaignId, body })
    return `/settings/campaign/${savedAs}`
  }
  const wholeTextOf = useWholeTextOf()
  const form = useSavedPage({
    stored,
    faultOf: (draft: CampaignDraft) => faultOf(draft, wholeTextOf),
    store,
    savedText: t('saved'),
  })
  const { error, isRunning } = campaignId === null ? create : modify
  return { ...form, error, isRunning }
}
