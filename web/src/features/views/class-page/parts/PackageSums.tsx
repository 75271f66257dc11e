import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { effectivePrice, formatAmount, formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { kindMessages } from '../../../teaching/courses/course-kind.messages.ts'
import css from '../PackagePage.module.css'
import { packageMessages } from '../package.messages.ts'
import { Countdown } from './Countdown.tsx'
import { Material } from './Material.tsx'

/** What the classes cost one by one, how much less the package is, and what else there is to know before paying. */
export function PackageSums({ course, contents }: { course: CourseDetail; contents: PackageContents }) {
  const t = useMessages(packageMessages)
  const kind = useMessages(kindMessages)
  const { language } = useSite()
  const now = useNow()
  const saved = contents.separateAmount - effectivePrice(factsOf(course), now)
  return (
    <div className={css.sums}>
      <KVList>
        {contents.list.map((one) => (
          <KV
            key={one.courseSeq}
            k={one.title}
            v={formatPrice(effectivePrice(factsOf(one), now), 'KRW', language)}
          />
        ))}
        <KV k={t('separate')} v={formatAmount(contents.separateAmount, 'KRW', language)} />
        {saved > 0 && <KV k={t('discount')} v={formatAmount(-saved, 'KRW', language)} sale />}
        <Material course={course} />
        {course.minUserCount !== null && (
          <KV k={kind('least')} v={kind('leastOf', { count: course.minUserCount })} />
        )}
      </KVList>
      <Countdown course={course} />
    </div>
  )
}
