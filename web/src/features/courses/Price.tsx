import type { CourseCard } from 'contract/courses'
import { effectivePrice, formatPrice, isDiscounted } from 'contract/money'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { courseWords } from './courses.words.ts'
import { factsOf } from './facts.ts'
import css from './Price.module.css'

/** What it costs now, and what it cost before while it is reduced. */
export function Price({
  course,
  now,
  isLarge = false,
}: {
  course: CourseCard
  now: Date
  isLarge?: boolean
}) {
  const t = useWords(courseWords)
  const { language } = useSite()
  const facts = factsOf(course)
  const isReduced = isDiscounted(facts, now)
  const { currency, price } = course
  return (
    <p className={`${css.price} num ${isLarge ? css.large : ''}`}>
      {isReduced && (
        <span className={css.percent}>
          <span aria-hidden>{course.discountPercent}%</span>
          <span className="visually-hidden">{t('off', { percent: course.discountPercent })}</span>
        </span>
      )}
      <strong>{formatPrice(effectivePrice(facts, now), currency, language)}</strong>
      {isReduced && (
        <s>
          <span aria-hidden>{formatPrice(price, currency, language)}</span>
          <span className="visually-hidden">
            {t('was', { price: formatPrice(price, currency, language) })}
          </span>
        </s>
      )}
    </p>
  )
}
