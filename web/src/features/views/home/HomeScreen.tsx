import { canonicalOrigin, Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipRow, Chip } from '../../../ui/Chip.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { ClassGrid } from '../class-list/ClassGrid.tsx'
import { useCategories, useLatest, usePopular } from './home.api.ts'
import { homeMessages } from './home.messages.ts'
import { Banner } from './parts/Banner.tsx'
import { News } from './parts/News.tsx'
import { Quotes } from './parts/Quotes.tsx'
import css from './HomeScreen.module.css'

/** With fewer classes than this, the newest and the popular ones are the same. */
const TWO_ROWS = 5

/** The main page of a site, without empty parts. */
export function HomeScreen() {
  const t = useMessages(homeMessages)
  const { name, intro, bannerUrl, seo } = useChannel()
  const { can } = useSession()
  const best = usePopular()
  const hasLearners = best.length > 1 && best.some(({ attendCount }) => attendCount > 0)
  const fresh = useLatest()
  const facts = useOrganization()
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
      <Banner />
      <div className="wrap">
        <Categories />
        {best.length === 0 && (
          <Empty
            title={t('empty')}
            text={t('emptyText')}
            action={
              can('CLASS_LIFECYCLE_CREATE') && <Button href="/classes/create">{t('createFirst')}</Button>
            }
          />
        )}
        {best.length > 0 && (
          <section className={css.row}>
            <SectionHead
              title={t(hasLearners ? 'popular' : 'classes')}
              sub={hasLearners ? t('popularSub') : undefined}
              more={{ label: t('all'), href: '/classes' }}
            />
            <ClassGrid courses={best} rail />
          </section>
        )}
        {best.length >= TWO_ROWS && (
          <section className={css.row}>
            <SectionHead
              title={t('latest')}
              sub={t('latestSub')}
              more={{ label: t('all'), href: '/classes?sort=latest' }}
            />
            <ClassGrid courses={fresh} rail eager={0} />
          </section>
        )}
      </div>
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

function Categories() {
  const t = useMessages(homeMessages)
  const categories = useCategories()
  if (categories.length < 2) return null
  return (
    <nav className={css.categories} aria-label={t('categories')}>
      <ChipRow label={t('categories')}>
        {categories.map(({ channelCategorySeq, name, courseCount }) => (
          <Chip
            key={channelCategorySeq}
            count={courseCount}
            href={`/classes?channelCategorySeq=${channelCategorySeq}`}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}
