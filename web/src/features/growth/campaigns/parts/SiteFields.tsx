import { LONGEST_NOTIFICATION } from 'contract/growth/campaigns/campaigns.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import type { CampaignFieldsProps } from './MessageFields.tsx'

/** What a notification in the site says, and where it leads. */
export function SiteFields({ draft, change, fault }: CampaignFieldsProps) {
  const t = useMessages(campaignFormMessages)
  return (
    <FormSection title={t('content')} why={t('siteWhy')}>
      <TextArea
        label={t('body')}
        hint={t('subjectHint')}
        rows={3}
        maxLength={LONGEST_NOTIFICATION}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={fault === 'contentNeeded' ? t(fault) : undefined}
      />
      <TextInput
        label={t('link')}
        hint={t('linkHint')}
        placeholder="/classes/1"
        maxLength={300}
        value={draft.linkPath}
        onChange={(linkPath) => change({ linkPath })}
        error={fault === 'linkWrong' ? t(fault) : undefined}
      />
    </FormSection>
  )
}
