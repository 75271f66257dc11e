import { accessSpan } from 'contract/enrolment.rules'
import { useWords } from '../../../platform/words/use-words.ts'
import { orderWords } from '../orders.words.ts'
import type { PaymentInfo } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

/** What is bought: picture, title, who teaches, how long it is theirs. */
export function OrderedItem({ info }: { info: PaymentInfo }) {
  const t = useWords(orderWords)
  const span = accessSpan(info.vodDays)
  return (
    <div className={css.item}>
      {info.imageUrl ? (
        <img src={info.imageUrl} alt="" width={148} height={111} />
      ) : (
        <div className={css.thumb} />
      )}
      <div>
        <b>{info.title}</b>
        {info.teacherNames.length > 0 && <p>{t('instructors', { names: info.teacherNames.join(', ') })}</p>}
        <p>{t(span.unit, { count: span.count })}</p>
        {info.seatsLeft !== null && <p>{t('seatsLeft', { count: info.seatsLeft })}</p>}
      </div>
    </div>
  )
}
