import { formatAmount } from 'contract/values/money'
import { useSeq } from '../../../platform/address.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { CoursePaymentScreen } from '../courses/settings/CoursePaymentScreen.tsx'
import { usePackagePayment } from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'

/** The price and the conditions of a package, with what they mean for its classes. */
export function PackagePaymentScreen() {
  const t = useMessages(packagesMessages)
  const { language } = useSite()
  const { data } = usePackagePayment(useSeq('courseSeq'))
  const won = (amount: number) => formatAmount(amount, 'KRW', language)
  const { scarcest, maxUserCount } = data ?? {}
  const isScarce = scarcest != null && (maxUserCount == null || maxUserCount > scarcest.seatsLeft)
  return (
    <>
      {data && (
        <FormSection title={t('sums')} why={t('shares')}>
          <KVList>
            <KV k={t('separate')} v={won(data.separateAmount)} />
            {data.separateAmount > data.totalAmount && (
              <KV k={t('discount')} v={won(data.totalAmount - data.separateAmount)} sale />
            )}
            <KV k={t('total')} v={won(data.totalAmount)} strong />
            {data.shares.map(({ courseSeq, title, unitPrice, discountAmount }) => (
              <KV key={courseSeq} k={title} v={won(unitPrice - discountAmount)} />
            ))}
          </KVList>
          {isScarce && (
            <Notice tone="soon">{t('scarce', { title: scarcest.title, count: scarcest.seatsLeft })}</Notice>
          )}
        </FormSection>
      )}
      <CoursePaymentScreen />
    </>
  )
}
