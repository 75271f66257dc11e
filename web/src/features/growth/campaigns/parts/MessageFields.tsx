import { campaignChannels } from 'contract/growth/campaigns/campaigns.rules'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useWritingMessages } from '../../../../platform/management/use-writing-messages.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { useTextPictures } from '../../../system/files/use-text-pictures.ts'
import { TemplateButtons } from '../../message-templates/TemplateButtons.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { mayChoose, type CampaignDraft } from '../campaigns.api.ts'
import type { DraftFault } from '../draft-faults.ts'

export interface CampaignFieldsProps {
  draft: CampaignDraft
  change: (change: Partial<CampaignDraft>) => void
  fault: DraftFault | null
}

/** What the law makes of advertising differs by channel. */
const adHints: Partial<Record<CampaignDraft['channelType'], 'adHintSMS' | 'adHintSITE'>> = {
  SMS: 'adHintSMS',
  SITE: 'adHintSITE',
}

export function AboutFields({ draft, change, fault }: CampaignFieldsProps) {
  const t = useMessages(campaignFormMessages)
  return (
    <FormSection title={t('about')} why={t('aboutWhy')}>
      <TextInput
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={60}
        error={fault === 'nameNeeded' ? t(fault) : undefined}
      />
      <RadioGroup
        label={t('channel')}
        value={draft.channelType}
        // A picture is uploaded for one channel and may not fit another.
        onChange={(channelType) => change({ channelType, image: null })}
        options={campaignChannels.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      {mayChoose(draft) && (
        <RadioGroup
          label={t('kind')}
          value={draft.isAd ? 'ad' : 'notice'}
          onChange={(kind) => change({ isAd: kind === 'ad' })}
          options={[
            { value: 'ad', label: t('ad'), hint: t(adHints[draft.channelType] ?? 'adHint') },
            { value: 'notice', label: t('notice'), hint: t('noticeHint') },
          ]}
        />
      )}
    </FormSection>
  )
}

export interface ContentFieldsProps extends CampaignFieldsProps {
  /** While a picture is on its way, the text is not complete. */
  onBusy: (isBusy: boolean) => void
}
export function ContentFields({ draft, change, fault, onBusy }: ContentFieldsProps) {
  const t = useMessages(campaignFormMessages)
  const words = useWritingMessages()
  const pictures = useTextPictures('board')
  return (
    <FormSection title={t('content')} why={t('contentWhy')}>
      <TemplateButtons message={{ subject: draft.subject, content: draft.content }} onLoad={change} />
      <TextInput
        label={t('subject')}
        hint={t('subjectHint')}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
        maxLength={100}
        error={fault === 'subjectNeeded' ? t(fault) : undefined}
      />
      <RichTextEditor
        label={t('body')}
        value={draft.content}
        onChange={(content) => change({ content })}
        error={fault === 'contentNeeded' ? t(fault) : undefined}
        words={words}
        pictures={pictures}
        onBusy={onBusy}
      />
    </FormSection>
  )
}
