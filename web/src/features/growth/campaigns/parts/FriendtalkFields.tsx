import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { LONGEST_FRIENDTALK } from 'contract/growth/campaigns/friendtalk.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { usePictureUpload } from '../../../system/files/files.api.ts'
import { PictureButtons, useUploadFailure } from '../../../system/files/PictureButtons.tsx'
import { useAlimtalk } from '../../alimtalk/alimtalk.api.ts'
import { ButtonFields } from '../../alimtalk/ButtonFields.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { useCampaignImageUpload, type CampaignDraft } from '../campaigns.api.ts'
import type { ContentFieldsProps } from './MessageFields.tsx'
import css from './campaigns.module.css'

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
      <ImageField image={draft.image} onChange={(image) => change({ image })} onBusy={onBusy} />
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

interface ImageFieldProps {
  image: CampaignDraft['image']
  onChange: (image: CampaignDraft['image']) => void
  onBusy: ContentFieldsProps['onBusy']
}
/** Uploads a picture to the site and hands it over to Kakao, which may refuse it. */
function ImageField({ image, onChange, onBusy }: ImageFieldProps) {
  const t = useMessages(campaignFormMessages)
  const handOver = useCampaignImageUpload()
  const upload = usePictureUpload('board', async ({ fileSeq }) => {
    onChange(await handOver.run({ body: { fileSeq } }))
  })
  const { step } = upload.state
  const isBusy = step !== 'idle' && step !== 'failed'
  const tell = useEffectEvent((isOn: boolean) => onBusy(isOn))
  useEffect(() => {
    tell(isBusy)
    // Another channel may be chosen meanwhile.
    return () => tell(false)
  }, [isBusy])
  return (
    <FieldSet legend={t('image')} error={useUploadFailure(upload)}>
      <div className={css.image}>
        <div>{image ? <img src={image.url} alt="" /> : <IconPhoto size={28} aria-hidden="true" />}</div>
        <div className={css.stack}>
          <p className={css.faint}>{t('imageHint')}</p>
          <div className={css.actions}>
            <PictureButtons
              label={t('image')}
              upload={upload}
              hasPicture={image !== null}
              onRemove={() => onChange(null)}
            />
          </div>
        </div>
      </div>
    </FieldSet>
  )
}
