import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { PictureField } from '../../../system/files/PictureField.tsx'
import { textOrNull } from '../site-settings-draft.ts'
import { configurationMessages } from '../site-settings.messages.ts'
import css from './BasicsPart.module.css'
import type { ConfigurationPart } from './site-settings-part.ts'
import { usePicture } from './use-picture.ts'

export function BasicsPart({ draft, stored, change, errorOf }: ConfigurationPart) {
  const t = useMessages(configurationMessages)
  const { headerLogoUrl, faviconUrl } = useChannel()
  const icon = usePicture({
    fileSeq: draft.faviconFileSeq ?? null,
    storedSeq: stored.faviconFileSeq ?? null,
    storedUrl: faviconUrl?.replace('icon-32', 'icon-180') ?? null,
  })
  const { url, setFresh } = usePicture({
    fileSeq: draft.logoFileSeq,
    storedSeq: stored.logoFileSeq,
    storedUrl: headerLogoUrl,
  })
  return (
    <FormSection id="basics" title={t('basics')} why={t('basicsWhy')}>
      <TextInput
        label={t('name')}
        required
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={40}
        minLength={2}
        error={errorOf('name')}
      />
      <TextInput
        label={t('intro')}
        hint={t('introHint')}
        value={draft.intro ?? ''}
        onChange={(intro) => change({ intro: textOrNull(intro) })}
        maxLength={60}
        counter
        error={errorOf('intro')}
      />
      <PictureField
        label={t('logo')}
        kind="channel"
        shape="square"
        url={url}
        instead={<SiteMark name={draft.name} size={72} />}
        onStored={(file) => {
          setFresh(file)
          change({ logoFileSeq: file.fileSeq })
        }}
        onRemove={() => change({ logoFileSeq: null })}
      />
      <PictureField
        label={t('favicon')}
        kind="favicon"
        shape="square"
        url={icon.url}
        instead={<SiteMark name={draft.name} size={72} />}
        onStored={(file) => {
          icon.setFresh(file)
          change({ faviconFileSeq: file.fileSeq })
        }}
        onRemove={() => change({ faviconFileSeq: null })}
      />
      <p className={css.hint}>{t('faviconHint')}</p>
    </FormSection>
  )
}
