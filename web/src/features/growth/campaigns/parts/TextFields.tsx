import {
  bytesOf,
  LMS_BYTES,
  LONGEST_TEXT,
  SMS_BYTES,
  textKindOf,
} from 'contract/growth/campaigns/text-messages.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAlimtalk } from '../../alimtalk/alimtalk.api.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { unsendableIn } from '../unsendable.ts'
import { useWholeText } from '../use-whole-text.ts'
import { ImageField } from './ImageField.tsx'
import type { ContentFieldsProps } from './MessageFields.tsx'
import css from './campaigns.module.css'

/** What a text message says, with its bytes as carriers count them, and its picture. */
export function TextFields({ draft, change, fault, onBusy }: ContentFieldsProps) {
  const t = useMessages(campaignFormMessages)
  const { data } = useAlimtalk()
  const whole = useWholeText(draft)
  const unsendable = unsendableIn(draft.text)
  const kind = textKindOf(whole, draft.image !== null)
  const isSenderMissing =
    data && (data.account?.senderNumber == null || lacksRefusal(draft.isAd, data.account))
  return (
    <FormSection title={t('content')} why={t('textWhy')}>
      {isSenderMissing && (
        <Notice
          tone="soon"
          action={
            <Button variant="outline" href="/settings/alimtalk#text-sender">
              {t('toAlimtalk')}
            </Button>
          }
        >
          {t('noTextSender')}
        </Notice>
      )}
      <TextArea
        label={t('body')}
        hint={t('subjectHint')}
        rows={6}
        maxLength={LONGEST_TEXT}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={fault === 'contentNeeded' || fault === 'textTooLong' ? t(fault) : undefined}
      />
      <p className={css.reach} role="status">
        {t(kind === null ? 'tooLong' : `of${kind}`, {
          bytes: bytesOf(whole),
          limit: kind === 'SMS' ? SMS_BYTES : LMS_BYTES,
        })}
      </p>
      <ImageField
        use="SMS"
        hint={t('textImageHint')}
        image={draft.image}
        onChange={(image) => change({ image })}
        onBusy={onBusy}
      />
      {unsendable.length > 0 && (
        <Notice tone="soon">{t('unsendable', { letters: unsendable.join(' ') })}</Notice>
      )}
    </FormSection>
  )
}

const lacksRefusal = (isAd: boolean, { refusalNumber }: { refusalNumber: string | null }) =>
  isAd && refusalNumber === null
