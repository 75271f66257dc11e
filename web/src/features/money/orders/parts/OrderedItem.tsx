import { accessSpan } from 'contract/money/enrolments/enrolments.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { roundMessages } from '../../../teaching/courses/rounds-shown.messages.ts'
import { applicationMessages } from '../application.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { packageOrderMessages } from '../package-orders.messages.ts'
import type { PaymentInfo } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

/** What is bought: picture, title, who teaches, how long it is theirs. */
export function OrderedItem({ info }: { info: PaymentInfo }) {
  const t = useMessages(orderMessages)
  const round = useMessages(roundMessages)
  const words = useMessages(applicationMessages)
  const ofPackage = useMessages(packageOrderMessages)
  const { unit, count } = accessSpan(info.vodDays)
  const isLater = info.wait !== null && unit !== 'unlimited'
  // A package without a picture shows that of its first class, as its page does.
  const imageUrl = info.imageUrl ?? info.classes.find((one) => one.imageUrl !== null)?.imageUrl ?? null
  return (
    <div className={css.item}>
      <Picture
        src={imageUrl}
        width={148}
        height={111}
        instead={
          <div className={css.thumb}>
            <Art {...artOf(info.courseSeq)} />
          </div>
        }
      />
      <div>
        <b>{info.title}</b>
        {info.partNumber > 1 && <p>{round('part', { n: info.partNumber })}</p>}
        {info.teacherNames.length > 0 && <p>{t('instructors', { names: info.teacherNames.join(', ') })}</p>}
        {info.classes.length > 0 && (
          <ul className={css.contained} aria-label={ofPackage('contained')}>
            {info.classes.map(({ courseSeq, title }) => (
              <li key={courseSeq}>{title}</li>
            ))}
          </ul>
        )}
        <p>{isLater ? words(`${unit}FromStart`, { count }) : t(unit, { count })}</p>
        {/* On a waitlist there are none. */}
        {info.seatsLeft !== null && info.wait !== 'LIST' && (
          <p>{t('seatsLeft', { count: info.seatsLeft })}</p>
        )}
      </div>
    </div>
  )
}
