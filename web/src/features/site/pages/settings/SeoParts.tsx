import { useState } from 'react'
import { seoLimits } from 'contract/site/seo/seo.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { PictureField } from '../../../system/files/PictureField.tsx'
import { KeywordsInput } from '../../seo/KeywordsInput.tsx'
import type { PageDraft } from './page-draft.ts'
import { NoPicture } from './NoPicture.tsx'
import { pageEditMessages } from './page-edit.messages.ts'
import type { StoredPage } from './pages.api.ts'

interface PartProps {
  draft: PageDraft
  change: (part: Partial<PageDraft>) => void
}
/** The metadata of the page for search engines, and whether they may index it. */
export function SearchPart({ draft, change }: PartProps) {
  const t = useMessages(pageEditMessages)
  return (
    <FormSection id="search" title={t('search')} why={t('searchWhy')}>
      <Switch
        label={t('searchSwitch')}
        hint={t('searchHint')}
        checked={!draft.noIndex}
        onChange={(isShown) => change({ noIndex: !isShown })}
      />
      <Switch
        label={t('followSwitch')}
        checked={!draft.noFollow}
        onChange={(isFollowed) => change({ noFollow: !isFollowed })}
      />
      <TextInput
        label={t('seoTitle')}
        hint={t('seoTitleHint')}
        value={draft.seoTitle}
        onChange={(seoTitle) => change({ seoTitle })}
        maxLength={seoLimits.title}
        counter
      />
      <TextArea
        rows={2}
        label={t('description')}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={seoLimits.description}
      />
      <KeywordsInput value={draft.keywords} onChange={(keywords) => change({ keywords })} />
    </FormSection>
  )
}

/** The share card of the page in messengers. */
export function SharingPart({ stored, draft, change }: PartProps & { stored: StoredPage }) {
  const t = useMessages(pageEditMessages)
  const [fresh, setFresh] = useState<{ fileSeq: number; url: string } | null>(null)
  const { ogImageFileSeq } = draft
  const isStored = ogImageFileSeq !== null && ogImageFileSeq === stored.ogImageFileSeq
  const isFresh = ogImageFileSeq !== null && ogImageFileSeq === fresh?.fileSeq
  return (
    <FormSection id="sharing" title={t('sharing')} why={t('sharingWhy')}>
      <TextInput
        label={t('ogTitle')}
        hint={t('ogTitleHint')}
        value={draft.ogTitle}
        onChange={(ogTitle) => change({ ogTitle })}
        maxLength={seoLimits.ogTitle}
        counter
      />
      <TextArea
        rows={2}
        label={t('ogDescription')}
        hint={t('ogDescriptionHint')}
        value={draft.ogDescription}
        onChange={(ogDescription) => change({ ogDescription })}
        maxLength={seoLimits.ogDescription}
      />
      <PictureField
        label={t('ogImage')}
        kind="channel"
        url={isFresh ? fresh.url : isStored ? stored.seoSetting.ogImage : null}
        instead={<NoPicture />}
        onStored={(file) => {
          setFresh(file)
          change({ ogImageFileSeq: file.fileSeq })
        }}
        onRemove={() => change({ ogImageFileSeq: null })}
      />
    </FormSection>
  )
}
