import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import type { PictureUse } from 'contract/growth/campaigns/campaigns.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { usePictureUpload } from '../../../system/files/files.api.ts'
import { PictureButtons, useUploadFailure } from '../../../system/files/PictureButtons.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { useCampaignImageUpload, type CampaignDraft } from '../campaigns.api.ts'
import type { ContentFieldsProps } from './MessageFields.tsx'
import css from './campaigns.module.css'

interface ImageFieldProps {
  use: PictureUse
  hint: string
  image: CampaignDraft['image']
  onChange: (image: CampaignDraft['image']) => void
  onBusy: ContentFieldsProps['onBusy']
}
/** Uploads a picture to the site and hands it over to Solapi, which may refuse it. */
export function ImageField({ use, hint, image, onChange, onBusy }: ImageFieldProps) {
  const t = useMessages(campaignFormMessages)
  const handOver = useCampaignImageUpload()
  const upload = usePictureUpload('board', async ({ fileSeq }) => {
    onChange(await handOver.run({ body: { fileSeq, channelType: use } }))
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
          <p className={css.faint}>{hint}</p>
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
