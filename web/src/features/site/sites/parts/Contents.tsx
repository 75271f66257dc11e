import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { Configuration } from '../site-settings.api.ts'
import { configurationMessages } from '../site-settings.messages.ts'
import { languageMessages } from '../languages.messages.ts'
import { templateMessages } from '../templates.messages.ts'
import css from './SiteSettingsForm.module.css'

const sections: {
  id: 'basics' | 'brand' | 'template' | 'banner' | 'company' | 'footer' | 'languages' | 'search'
  fields: (keyof Configuration)[]
}[] = [
  { id: 'basics', fields: ['name', 'intro', 'logoFileSeq', 'faviconFileSeq'] },
  { id: 'brand', fields: ['brandColor'] },
  { id: 'template', fields: ['templateCd'] },
  { id: 'banner', fields: ['bannerTitle', 'bannerText', 'bannerFileSeq'] },
  { id: 'company', fields: ['company'] },
  { id: 'footer', fields: ['footerLinks', 'whiteLabelYn'] },
  { id: 'languages', fields: ['languages'] },
  { id: 'search', fields: ['noIndex'] },
]

/** Links to the parts of the form; a dot marks unsaved changes. */
export function Contents({ changed }: { changed: readonly string[] }) {
  const t = useMessages(configurationMessages)
  const languages = useMessages(languageMessages)
  const template = useMessages(templateMessages)
  const titleOf = (id: (typeof sections)[number]['id']) =>
    id === 'languages' ? languages('title') : id === 'template' ? template('title') : t(id)
  return (
    <nav className={css.contents} aria-label={t('toc')}>
      {sections.map(({ id, fields }) => (
        <a key={id} href={`#${id}`}>
          {titleOf(id)}
          {fields.some((field) => changed.includes(field)) && <i role="img" aria-label={t('changed')} />}
        </a>
      ))}
    </nav>
  )
}
