import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { effectivePrice, formatAmount, formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import css from '../PackagePage.module.css'
import { packageMessages } from '../package.messages.ts'

/** What the classes cost one by one, and how much less the package is. */
export function PackageSums({ course, contents }: { course: CourseDetail; contents: PackageContents }) {
  const t = useMessages(packageMessages)
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
      </KVList>
    </div>
  )
}
