import type { StorefrontTemplate } from 'contract/site/sites/templates.rules'
import type { ComponentType } from 'react'
import { canonicalOrigin, Head } from '../../../platform/Head.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { homeMessages } from './home.messages.ts'
import { BasicFront } from './parts/BasicFront.tsx'
import { LandingFront } from './parts/LandingFront.tsx'
import { ListFront } from './parts/ListFront.tsx'
import { News } from './parts/News.tsx'
import { Quotes } from './parts/Quotes.tsx'

const fronts: Record<StorefrontTemplate, ComponentType> = {
  basic: BasicFront,
  list: ListFront,
  landing: LandingFront,
}

/** The main page of a site in the layout that its owner chose, without empty parts. docs/rules.md R-1163. */
export function HomeScreen() {
  const t = useMessages(homeMessages)
  const { name, intro, bannerUrl, seo, templateCd } = useChannel()
  const facts = useOrganization()
  const Front = fronts[templateCd]
  return (
    <main id="main">
      <Head
        title={name}
        description={intro ?? t('heroText', { site: name })}
        image={bannerUrl}
        path="/"
        facts={facts}
        seo={seo}
      />
      <Front />
      <Quotes />
      <News />
    </main>
  )
}

function useOrganization() {
  const origin = canonicalOrigin(useSite())
  const { name, intro, headerLogoUrl, company } = useChannel()
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin,
    ...(intro && { description: intro }),
    ...(headerLogoUrl && { logo: origin + headerLogoUrl }),
    ...(company?.corpName && { legalName: company.corpName }),
    ...(company?.phone && { telephone: company.phone }),
    ...(company?.email && { email: company.email }),
  }
}
