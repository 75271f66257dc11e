import { listCourses } from 'contract/courses'
import { listNotices } from 'contract/boards'
import { listRecentReviews } from 'contract/reviews'
import { loadEndpoint, useEndpoint } from '../../platform/endpoint.ts'
import { Head } from '../../platform/Head.tsx'
import { useChannel, useSite, type Site } from '../../platform/site.tsx'
import { formatDate } from '../../platform/time.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { Art } from '../../ui/art/Art.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { ClassGrid } from '../courses/ClassGrid.tsx'
import { homeWords } from './home.words.ts'
import css from './HomeScreen.module.css'

const popular = { query: { size: 8 } } as const
const latest = { query: { size: 4, sort: 'latest' } } as const
const notices = { query: { size: 4 } } as const

export const loadHome = (site: Site) =>
  Promise.all([
    loadEndpoint(site, listCourses, popular),
    loadEndpoint(site, listCourses, latest),
    loadEndpoint(site, listRecentReviews, {}),
    loadEndpoint(site, listNotices, notices),
  ])

/** The main page of a site. A part that has nothing to show is not there. */
export function HomeScreen() {
  const t = useWords(homeWords)
  const { origin } = useSite()
  const { name, intro, bannerUrl } = useChannel()
  const best = useEndpoint(listCourses, popular).data?.list ?? []
  const fresh = useEndpoint(listCourses, latest).data?.list ?? []
  const facts = { '@context': 'https://schema.org', '@type': 'Organization', name, url: origin }
  return (
    <main id="main">
      <Head title={name} description={intro ?? t('heroText', { site: name })} image={bannerUrl} path="/" facts={facts} />
      <Banner />
      <div className="wrap">
        {best.length === 0 && <Empty title={t('empty')} text={t('emptyText')} />}
        {best.length > 0 && (
          <section className={css.row}>
            <SectionHead title={t('popular')} sub={t('popularSub')} more={{ label: t('all'), href: '/classes' }} />
            <ClassGrid courses={best} />
          </section>
        )}
        {best.length > 4 && (
          <section className={css.row}>
            <SectionHead title={t('latest')} sub={t('latestSub')} more={{ label: t('all'), href: '/classes?sort=latest' }} />
            <ClassGrid courses={fresh} />
          </section>
        )}
      </div>
      <Reviews />
      <Notices />
    </main>
  )
}

function Banner() {
  const t = useWords(homeWords)
  const { name, intro, bannerUrl, bannerTitle, bannerText } = useChannel()
  return (
    <section className={css.banner}>
      <div className={css.picture} aria-hidden>
        {bannerUrl ? <img src={bannerUrl} alt="" width={1440} height={440} fetchPriority="high" /> : <Art wide pose="lotus" tone="clay" />}
      </div>
      <div className={`wrap ${css.copy}`}>
        <h1>{bannerTitle ?? t('hero')}</h1>
        <p>{bannerText ?? intro ?? t('heroText', { site: name })}</p>
        <Button href="/classes" variant="dark" size="lg">{t('browse')}</Button>
      </div>
    </section>
  )
}

function Reviews() {
  const t = useWords(homeWords)
  const reviews = useEndpoint(listRecentReviews, {}).data?.reviews.slice(0, 3) ?? []
  if (reviews.length === 0) return null
  return (
    <section className={css.reviews}>
      <div className="wrap">
        <h2>{t('reviews')}</h2>
        <div className={css.quotes}>
          {reviews.map((review) => (
            <figure key={review.evaluationSeq}>
              <Stars rate={review.reviewPoint} label={t('rate', { rate: review.reviewPoint })} />
              <blockquote className={css.quote}>{review.description}</blockquote>
              <figcaption>
                <Avatar name={review.writerName} size={36} />
                <span><b>{review.writerName}</b><Anchor href={`/classes/${review.courseSeq}`}>{review.courseTitle}</Anchor></span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

function Notices() {
  const t = useWords(homeWords)
  const list = useEndpoint(listNotices, notices).data?.list ?? []
  if (list.length === 0) return null
  return (
    <section className={`wrap ${css.row}`}>
      <SectionHead title={t('notices')} more={{ label: t('all'), href: '/notices' }} />
      <ul className={css.notices}>
        {list.map(({ postSeq, title, createdAt }) => (
          <li key={postSeq}><Anchor href={`/notices/${postSeq}`}><span>{title}</span><time dateTime={createdAt} className="num">{formatDate(createdAt)}</time></Anchor></li>
        ))}
      </ul>
    </section>
  )
}
