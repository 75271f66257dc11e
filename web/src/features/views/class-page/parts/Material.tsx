import type { CourseDetail } from 'contract/views/class-page/schemas'
import { formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV } from '../../../../ui/KV.tsx'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import css from '../ClassPage.module.css'

/** What else has to be paid, said before anybody pays. docs/rules.md R-314. */
export function Material({ course }: { course: CourseDetail }) {
  const t = useMessages(classExtraMessages)
  const { language } = useSite()
  const { materialTitle, materialPrice, materialPriceEx, displayCurrency } = course
  if (materialPrice === null || materialPriceEx === null) return null
  const amount = displayCurrency === 'USD' ? materialPriceEx : materialPrice
  return (
    <KV
      k={t('material')}
      v={
        <>
          {formatPrice(amount, displayCurrency, language)}
          <small className={css.apart}>{t('apart', { name: materialTitle })}</small>
        </>
      }
    />
  )
}
