import { seoLimits } from 'contract/site/seo/seo.rules'
import type { FileKind } from 'contract/system/files/schemas'
import { SHARE_PICTURE } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PictureField } from '../../../system/files/PictureField.tsx'
import { KeywordsInput } from '../KeywordsInput.tsx'
import type { Setting } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import css from './SeoFields.module.css'

interface SeoFieldsProps {
  draft: Setting
  change: (part: Partial<Setting>) => void
  errorOf: (name: string) => string | undefined
  /** The default texts for empty fields. */
  instead: { title: string; description: string; image: string | null }
  kind: Extract<FileKind, 'channel' | 'course'>
  /** Whether the whole site is hidden from search engines. */
  isSiteHidden?: boolean
}

/** The fields for search engines and share cards, for a site or a class. */
export function SeoFields({ draft, change, errorOf, instead, kind, isSiteHidden = false }: SeoFieldsProps) {
  const t = useMessages(seoMessages)
  return (
    <>
      <FormSection id="result" title={t('result')} why={t('resultWhy')}>
        <TextInput
          label={t('pageTitle')}
          hint={t('titleHint')}
          placeholder={instead.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={seoLimits.title}
          counter
          error={errorOf('title')}
        />
        <TextArea
          rows={3}
          label={t('description')}
          hint={t('descriptionHint')}
          placeholder={instead.description}
          value={draft.description}
          onChange={(description) => change({ description })}
          maxLength={seoLimits.description}
          error={errorOf('description')}
        />
        <KeywordsInput
          value={draft.keywords}
          onChange={(keywords) => change({ keywords })}
          error={errorOf('keywords')}
        />
      </FormSection>
      <FormSection id="card" title={t('card')} why={t('cardWhy')}>
        <TextInput
          label={t('ogTitle')}
          placeholder={draft.title || instead.title}
          value={draft.ogTitle}
          onChange={(ogTitle) => change({ ogTitle })}
          maxLength={seoLimits.ogTitle}
          counter
          error={errorOf('ogTitle')}
        />
        <TextArea
          rows={2}
          label={t('ogDescription')}
          placeholder={draft.description || instead.description}
          value={draft.ogDescription}
          onChange={(ogDescription) => change({ ogDescription })}
          maxLength={seoLimits.ogDescription}
          error={errorOf('ogDescription')}
        />
        <PictureField
          label={t('ogImage')}
          kind={kind}
          url={draft.ogImage}
          instead={<img className={css.instead} src={instead.image ?? SHARE_PICTURE} alt="" />}
          onStored={(file) => change({ ogImageFileSeq: file.fileSeq, ogImage: file.url })}
          onRemove={() => change({ ogImageFileSeq: null, ogImage: null })}
        />
      </FormSection>
      <FormSection id="exposure" title={t('exposure')} why={t('exposureWhy')}>
        {isSiteHidden && <Notice tone="soon">{t('siteHidden')}</Notice>}
        <Switch
          label={t('show')}
          hint={t('showHint')}
          checked={!draft.noIndex}
          onChange={(isShown) => change({ noIndex: !isShown })}
        />
        <Switch
          label={t('follow')}
          hint={t('followHint')}
          checked={!draft.noFollow}
          onChange={(isFollowed) => change({ noFollow: !isFollowed })}
        />
      </FormSection>
    </>
  )
}
