import { classesPath, classPath } from 'contract/values/class-paths'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { effectivePrice } from 'contract/values/money'
import { fareTypes } from 'contract/values/type-codes'
import { canonicalOrigin, Head } from '../../../../platform/Head.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { packageMessages } from '../package.messages.ts'
import { courseInstance } from '../course-instance.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { useListTitle } from '../../class-list/use-list-title.ts'
import { showsReviews } from './sections.ts'

/** The metadata of a class for search engines and shared links. */
export function ClassHead({ course }: { course: CourseDetail }) {
  const site = useSite()
  const { channel } = site
  const origin = canonicalOrigin(site)
  const now = useNow()
  const isPackage = course.productKind === 'PACKAGE'
  const classes = useListTitle(course.serviceAlias)
  const packages = useMessages(packageMessages)
  const list = isPackage ? packages('list') : classes
  const listPath = isPackage ? '/packages' : classesPath(course.serviceAlias)
  const url = origin + classPath(course)
  const image = course.imageVariants.at(-1)?.url ?? course.imageUrl
  const instance = courseInstance(course)
  const facts = [
    {
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: course.title,
      description: course.introduction || course.subTitle || course.title,
      url,
      ...(image && { image: origin + image }),
      ...(course.categoryCdName && { about: { '@type': 'Thing', name: course.categoryCdName } }),
      provider: { '@type': 'Organization', name: channel?.name, url: origin },
      offers: {
        '@type': 'Offer',
        price: effectivePrice(factsOf(course), now),
        priceCurrency: course.currency,
        category: course.fareCd === fareTypes.paid ? 'Paid' : 'Free',
        url,
      },
      ...(showsReviews(course) &&
        course.reviewCount > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.reviewRate,
            reviewCount: course.reviewCount,
            bestRating: 5,
          },
        }),
      ...(instance && { hasCourseInstance: instance }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: channel?.name, item: origin },
        { '@type': 'ListItem', position: 2, name: list, item: origin + listPath },
        { '@type': 'ListItem', position: 3, name: course.title, item: url },
      ],
    },
  ]
  return (
    <Head
      title={course.title}
      description={course.introduction || course.subTitle}
      image={image}
      path={classPath(course)}
      type="product"
      facts={facts}
      seo={course.seoSetting}
    />
  )
}
