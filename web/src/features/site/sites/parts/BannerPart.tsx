import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Backdrop } from '../../../../ui/art/Backdrop.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { PictureField } from '../../../system/files/PictureField.tsx'
import { textOrNull } from '../site-settings-draft.ts'
import { configurationMessages } from '../site-settings.messages.ts'
import type { ConfigurationPart } from './site-settings-part.ts'
import { usePicture } from './use-picture.ts'

export function BannerPart({ draft, stored, change, errorOf }: ConfigurationPart) {
  const t = useMessages(configurationMessages)
  const { bannerUrl } = useChannel()
  const { url, setFresh } = usePicture({
    fileSeq: draft.bannerFileSeq,
    storedSeq: stored.bannerFileSeq,
    storedUrl: bannerUrl,
  })
  return (
    <FormSection id="banner" title={t('banner')} why={t('bannerWhy')}>
      <TextArea
        rows={2}
        label={t('bannerTitle')}
        hint={t('bannerTitleHint')}
        value={draft.bannerTitle ?? ''}
        onChange={(text) => change({ bannerTitle: textOrNull(text) })}
        maxLength={60}
        error={errorOf('bannerTitle')}
      />
      <TextArea
        label={t('bannerText')}
        value={draft.bannerText ?? ''}
        onChange={(text) => change({ bannerText: textOrNull(text) })}
        maxLength={160}
        error={errorOf('bannerText')}
      />
      <PictureField
        label={t('bannerPicture')}
        kind="channel"
        url={url}
        instead={<Backdrop />}
        onStored={(file) => {
          setFresh(file)
          change({ bannerFileSeq: file.fileSeq })
        }}
        onRemove={() => change({ bannerFileSeq: null })}
      />
    </FormSection>
  )
}
