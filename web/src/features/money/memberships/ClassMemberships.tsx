import { lowestMonthPrice } from 'contract/money/memberships/memberships.rules'
import type { CourseSeq } from 'contract/values/ids'
import { formatPrice } from 'contract/values/money'
import { messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { usableOf, useEnter, useMembershipsOfClass, useMine } from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import css from './parts/memberships.module.css'

interface ClassMembershipsProps {
  courseSeq: CourseSeq
  /** Whether the viewer has a place in the class. */
  isIn: boolean
}
/** Which memberships open a class; who is in one of them begins here with one button. */
export function ClassMemberships({ courseSeq, isIn }: ClassMembershipsProps) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const list = useMembershipsOfClass(courseSeq).data ?? []
  const mine = useMine().data
  if (list.length === 0 || isIn) return null
  const own = (mine ? usableOf(mine) : []).filter(({ membershipSeq }) =>
    list.some((one) => one.membershipSeq === membershipSeq),
  )
  if (own.some(({ isResting }) => !isResting)) return <Enter courseSeq={courseSeq} />
  if (own.length > 0) return <Paused />
  return (
    <div className={css.offers}>
      <p>{t('byMembership')}</p>
      <ul>
        {list.map(({ membershipSeq, name, terms }) => {
          const price = lowestMonthPrice(terms)
          return (
            <li key={membershipSeq}>
              <Anchor className={css.name} href={`/memberships/${membershipSeq}`}>
                {name}
              </Anchor>
              {price !== null && (
                <span className="num">{t('from', { price: formatPrice(price, 'KRW', language) })}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Who paused the membership reads why they cannot begin, and where they resume it. */
function Paused() {
  const t = useMessages(membershipMessages)
  return (
    <div className={css.offers}>
      <p>{t('enterPaused')}</p>
      <Button wide variant="outline" href="/memberships/mine">
        {t('toResume')}
      </Button>
    </div>
  )
}

function Enter({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(membershipMessages)
  const { run, isRunning: isEntering } = useEnter(courseSeq)
  return (
    <Button
      wide
      className={css.enter}
      loading={isEntering}
      onPress={() =>
        void run({}).then(
          () => toast({ text: t('entered'), tone: 'ok' }),
          (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
        )
      }
    >
      {t('enter')}
    </Button>
  )
}
