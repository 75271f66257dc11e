import { pricesOf } from 'contract/money/orders/charges.rules'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { useViewerFacts } from '../use-viewer-facts.ts'
import css from './LevelPrice.module.css'

/** What a member pays by their level; nothing for others. docs/rules.md R-1201. */
export function LevelPrice({ course, now }: { course: CourseDetail; now: Date }) {
  const t = useMessages(classExtraMessages)
  const { language } = useSite()
  const level = useViewerFacts(course.courseSeq).data?.levelDiscount
  if (!level) return null
  const { shown } = pricesOf({ ...course, ...factsOf(course) }, now, level.percent)
  if (shown.levelDiscount === 0) return null
  const price = formatPrice(shown.totalAmount, shown.currency, language)
  return <p className={`${css.price} num`}>{t('levelPrice', { ...level, price })}</p>
}
