import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAlimtalk } from '../../alimtalk/alimtalk.api.ts'
import { AlimtalkPreview } from '../../alimtalk/AlimtalkPreview.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import type { CampaignFieldsProps } from './MessageFields.tsx'

/** What an AlimTalk says: one of the approved templates. */
export function AlimtalkFields({ draft, change, fault }: CampaignFieldsProps) {
  const t = useMessages(campaignFormMessages)
  const { data } = useAlimtalk()
  const approved = data?.templates.filter(({ state }) => state === 'APPROVED') ?? []
  return (
    <FormSection title={t('template')} why={t('templateWhy')}>
      {data && approved.length === 0 ? (
        <Notice
          tone="soon"
          action={
            <Button variant="outline" href="/settings/alimtalk">
              {t('toAlimtalk')}
            </Button>
          }
        >
          {t('noTemplates')}
        </Notice>
      ) : (
        <Select
          label={t('template')}
          placeholder={t('chooseTemplate')}
          value={draft.alimtalkTemplateSeq === null ? '' : String(draft.alimtalkTemplateSeq)}
          onChange={(chosen: string) => {
            const found = approved.find((one) => String(one.alimtalkTemplateSeq) === chosen)
            if (found) change({ alimtalkTemplateSeq: found.alimtalkTemplateSeq })
          }}
          options={approved.map(({ alimtalkTemplateSeq, name }) => ({
            value: String(alimtalkTemplateSeq),
            label: name,
          }))}
          error={fault === 'templateNeeded' ? t(fault) : undefined}
        />
      )}
    </FormSection>
  )
}

/** The chosen template in KakaoTalk. */
export function ChosenPreview({ alimtalkTemplateSeq }: { alimtalkTemplateSeq: AlimtalkTemplateSeq | null }) {
  const { data } = useAlimtalk()
  const template = data?.templates.find((one) => one.alimtalkTemplateSeq === alimtalkTemplateSeq)
  return template ? <AlimtalkPreview content={template.content} buttons={template.buttons} /> : null
}
