import { useChannel } from '../platform/site.tsx'
import { useWords } from '../platform/words/use-words.ts'
import { SiteMark } from '../ui/art/Mark.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import css from './SiteFooter.module.css'
import { shellWords } from './shell.words.ts'
import { TermsLinks } from './TermsLinks.tsx'

/** Who runs the site, in which language, under which terms. */
export function SiteFooter() {
  const { name, headerLogoUrl } = useChannel()
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.top}>
          <span className={css.name}>
            <SiteMark name={name} logoUrl={headerLogoUrl} size={26} />
            {name}
          </span>
          <TermsLinks />
        </div>
        <div className={css.bottom}>
          <div className={css.facts}>
            <CompanyFacts />
            <p>© {name}</p>
          </div>
          <LanguagePicker />
        </div>
      </div>
    </footer>
  )
}

function CompanyFacts() {
  const t = useWords(shellWords)
  const { company } = useChannel()
  if (!company) return null
  const facts = [
    company.corpName,
    company.representative && t('representative', { name: company.representative }),
    company.businessNo && t('businessNo', { number: company.businessNo }),
    company.mailOrderNo && t('mailOrderNo', { number: company.mailOrderNo }),
    company.privacyOfficer && t('privacyOfficer', { name: company.privacyOfficer }),
    company.address,
    company.phone && t('phone', { number: company.phone }),
    company.email,
  ].filter((fact) => fact !== '')
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
