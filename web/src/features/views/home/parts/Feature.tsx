import { classPath } from 'contract/values/class-paths'
import type { CourseCard } from 'contract/teaching/courses/schemas'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { Price } from '../../../teaching/courses/Price.tsx'
import { homeMessages } from '../home.messages.ts'
import css from './Feature.module.css'

/** One class across the page: its picture on one side, its words on the other. */
export function Feature({ course, isFirst }: { course: CourseCard; isFirst: boolean }) {
  const t = useMessages(homeMessages)
  const now = useNow()
  const { title, subTitle, imageUrl, courseSeq, teachers, categoryName } = course
  return (
    <article className={css.feature}>
      <div className={css.picture}>
        <Picture
          src={imageUrl}
          width={640}
          height={480}
          loading={isFirst ? 'eager' : 'lazy'}
          instead={<Art {...artOf(courseSeq)} />}
        />
      </div>
      <div className={css.words}>
        <p className={css.meta}>{[categoryName, teachers[0]?.name].filter(Boolean).join(' · ')}</p>
        <h2>{title}</h2>
        {subTitle && <p className={css.lead}>{subTitle}</p>}
        <Price course={course} now={now} />
        <Button href={classPath(course)} size="lg">
          {t('details')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}
