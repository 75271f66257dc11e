import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSite, useChannel } from '../platform/site.tsx'
import { useWords } from '../platform/words/use-words.ts'
import { TermsDialog } from '../features/accounts/TermsDialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import css from './SiteFooter.module.css'
import { shellWords } from './shell.words.ts'

/** Who runs the site, in which language, under which terms. */
export function SiteFooter() {
  const t = useWords(shellWords)
  const { name, company } = useChannel()
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null)
  const facts = company
    ? [
        company.corpName,
        company.representative && t('representative', { name: company.representative }),
        company.businessNo && t('businessNo', { number: company.businessNo }),
        company.mailOrderNo && t('mailOrderNo', { number: company.mailOrderNo }),
        company.address,
        company.phone,
        company.email,
        company.privacyOfficer && t('privacyOfficer', { name: company.privacyOfficer }),
      ].filter((fact) => fact !== '')
    : []
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.top}>
          <strong>{name}</strong>
          <div className={css.links}>
            <LinkButton onPress={() => setReading('terms')}>{t('terms')}</LinkButton>
            <LinkButton onPress={() => setReading('privacy')}>{t('privacy')}</LinkButton>
            <LanguagePicker />
          </div>
        </div>
        {facts.length > 0 && (
          <ul className={css.facts}>
            {facts.map((fact) => <li key={fact}>{fact}</li>)}
          </ul>
        )}
        <p>© {name}</p>
      </div>
      <TermsDialog kind={reading} onClose={() => setReading(null)} />
    </footer>
  )
}

function LanguagePicker() {
  const t = useWords(shellWords)
  const { language, channel } = useSite()
  const { pathname } = useLocation()
  const offered = (channel?.languages ?? ['ko', 'en']).filter((one) => one === 'ko' || one === 'en')
  return (
    <label className={css.language}>
      <span className="visually-hidden">{t('language')}</span>
      <select
        value={language}
        onChange={(event) => {
          document.cookie = `language=${event.target.value};path=/;max-age=31536000;samesite=lax`
          location.assign(pathname)
        }}
      >
        {offered.map((one) => <option key={one} value={one}>{t(one)}</option>)}
      </select>
    </label>
  )
}
