import { useLocation } from 'react-router'
import { businessDigits, isBusinessNumber } from 'contract/values/business-number'
import { useChannel, useSite } from '../platform/site.tsx'
import { useMessages } from '../platform/words/use-messages.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { SiteMark } from '../ui/art/Mark.tsx'
import { LanguagePicker } from '../features/people/accounts/LanguagePicker.tsx'
import css from './SiteFooter.module.css'
import { shellMessages } from './shell.messages.ts'
import { TermsLinks } from './TermsLinks.tsx'

/** The business details, languages and terms of the site. */
export function SiteFooter() {
  const { name, headerLogoUrl, company } = useChannel()
  return (
    <footer className={`${css.footer} no-print`}>
      <div className="wrap">
        <div className={css.top}>
          <span className={css.name}>
            <SiteMark name={name} logoUrl={headerLogoUrl} size={26} />
            {name}
          </span>
          <TermsLinks>
            <ReportLink />
          </TermsLinks>
        </div>
        <div className={css.bottom}>
          <div className={css.facts}>
            <CompanyFacts />
            <FooterLinks />
            <Disclaimer />
            <p>{company?.copyright || `© ${name}`}</p>
          </div>
          <LanguagePicker />
        </div>
      </div>
    </footer>
  )
}

/** Reports the page at which somebody is to the operator of the platform. */
function ReportLink() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  if (pathname === '/report') return null
  return (
    <Anchor href={`/report?path=${encodeURIComponent(pathname)}`} rel="nofollow">
      {t('report')}
    </Anchor>
  )
}

function CompanyFacts() {
  const t = useMessages(shellMessages)
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
    company.fax && t('fax', { number: company.fax }),
    company.email,
  ].filter((fact) => fact !== '')
  const digits = isBusinessNumber(company.businessNo) ? businessDigits(company.businessNo) : null
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {company.homepage && (
        <li>
          <a href={company.homepage} target="_blank" rel="noreferrer">
            {company.homepage.replace(/^https?:\/\//, '')}
          </a>
        </li>
      )}
      {digits && (
        <li>
          <a href={`https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}`} target="_blank" rel="noreferrer">
            {t('checkBusiness')}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Links of the site to other pages. */
function FooterLinks() {
  const t = useMessages(shellMessages)
  const { footerLinks } = useChannel()
  if (footerLinks.length === 0) return null
  return (
    <nav className={css.more} aria-label={t('footerLinks')}>
      {footerLinks.map(({ label, url }) =>
        url.startsWith('/') ? (
          <Anchor key={label + url} href={url}>
            {label}
          </Anchor>
        ) : (
          <a key={label + url} href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        ),
      )}
    </nav>
  )
}

/** Names the platform as host, and states that it is not the seller. */
function Disclaimer() {
  const t = useMessages(shellMessages)
  const { name, company, whiteLabelYn } = useChannel()
  const { platformOrigin } = useSite()
  if (whiteLabelYn !== 'Y') return null
  const { host } = new URL(platformOrigin)
  return (
    <p className={css.disclaimer}>
      {t('hosted', { host })} {t('notSeller', { host, seller: company?.corpName || name })}
    </p>
  )
}
