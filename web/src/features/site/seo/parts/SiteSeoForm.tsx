import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { previewed } from '../seo-preview.ts'
import { useSaveSiteSeo, type SiteSeo } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import { Previews } from './Previews.tsx'
import { SeoFields } from './SeoFields.tsx'
import css from './seo-layout.module.css'

const files = [
  { key: 'sitemap', path: '/sitemap.xml' },
  { key: 'robots', path: '/robots.txt' },
  { key: 'feed', path: '/notices/rss.xml' },
] as const

/** The metadata of the whole site. */
export function SiteSeoForm({ stored }: { stored: SiteSeo }) {
  const t = useMessages(seoMessages)
  const { name, intro, bannerUrl, domain } = useChannel()
  const { can } = useSession()
  const save = useSaveSiteSeo()
  const { draft, changed, change, revert, adopt } = useDraft(stored)
  const refused = isRefusal(save.error) ? save.error : null
  const isKeyWrong = draft.kakaoJsKey !== null && !/^[0-9a-f]{32}$/.test(draft.kakaoJsKey)
  const submit = () => {
    if (isKeyWrong) return
    const { ogImage: _, ...body } = draft
    save.run({ body }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const instead = { title: name, description: intro ?? '', image: bannerUrl }
  const page = { ...instead, siteName: name, isSite: true, path: '/', isSiteHidden: false }
  return (
    <div className={css.grid}>
      <div>
        {!can('SITE_SEO_UPDATE') && (
          <div className={css.lead}>
            <Notice tone="info">{t('readOnly')}</Notice>
          </div>
        )}
        <SeoFields
          draft={draft}
          change={change}
          errorOf={(field) => refused?.fields[field]}
          instead={instead}
          kind="channel"
        />
        <FormSection id="kakao" title={t('kakao')} why={t('kakaoWhy')}>
          <TextInput
            label={t('kakaoKey')}
            hint={t('kakaoHint', { domain })}
            value={draft.kakaoJsKey ?? ''}
            onChange={(text) => change({ kakaoJsKey: text.trim() || null })}
            maxLength={32}
            error={isKeyWrong ? t('kakaoWrong') : undefined}
          />
        </FormSection>
        <FormSection id="files" title={t('files')} why={t('filesWhy')}>
          <dl className={css.files}>
            {files.map(({ key, path }) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  <a href={path} target="_blank" rel="noreferrer">
                    {domain + path}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </FormSection>
      </div>
      <Previews of={previewed(draft, page)} />
      {can('SITE_SEO_UPDATE') && (
        <DraftBar
          changes={changed.filter((key) => key !== 'ogImage').length}
          error={isKeyWrong ? t('check', { field: t('kakaoKey') }) : refused?.message}
          isSaving={save.isRunning}
          onSave={submit}
          onRevert={() => {
            save.reset()
            revert()
          }}
        />
      )}
    </div>
  )
}
