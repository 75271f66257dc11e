import { LONGEST_FRIENDTALK } from 'contract/growth/campaigns/friendtalk.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAlimtalk } from '../../alimtalk/alimtalk.api.ts'
import { ButtonFields } from '../../alimtalk/ButtonFields.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { ImageField } from './ImageField.tsx'
import type { ContentFieldsProps } from './MessageFields.tsx'

/** What a friend-talk says: a picture, a text and buttons. */
export function FriendtalkFields({ draft, change, fault, onBusy }: ContentFieldsProps) {
  const t = useMessages(campaignFormMessages)
  const { data } = useAlimtalk()
  return (
    <FormSection title={t('content')} why={t('friendtalkWhy')}>
      {data && data.account?.pfId == null && (
        <Notice
          tone="soon"
          action={
            <Button variant="outline" href="/settings/alimtalk">
              {t('toAlimtalk')}
            </Button>
          }
        >
          {t('noSender')}
        </Notice>
      )}
      <ImageField
        use="FRIENDTALK"
        hint={t('imageHint')}
        image={draft.image}
        onChange={(image) => change({ image })}
        onBusy={onBusy}
      />
      <TextArea
        label={t('body')}
        hint={t('subjectHint')}
        rows={8}
        maxLength={LONGEST_FRIENDTALK}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={fault === 'contentNeeded' ? t(fault) : undefined}
      />
      <ButtonFields buttons={draft.buttons} onChange={(buttons) => change({ buttons })} />
    </FormSection>
  )
}
