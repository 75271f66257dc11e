import type { CourseDetail } from 'contract/courses'
import type { EnrolButton } from 'contract/course.rules'
import { isDiscounted } from 'contract/money'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Alert } from '../../../ui/layers/Alert.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { courseWords } from '../courses.words.ts'
import { factsOf } from '../facts.ts'
import { Price } from '../Price.tsx'
import css from '../ClassPage.module.css'
import { useEnrol } from './use-enrol.ts'

/** What it costs and the way in, beside the page. */
export function PurchaseCard({ course, isPreview }: { course: CourseDetail; isPreview: boolean }) {
  const t = useWords(courseWords)
  const { language } = useSite()
  const now = useNow({ everySecond: course.discountEndAt !== null })
  const enrol = useEnrol(course, now)
  const { maxUserCount, attendCount, userLimitTypeCd, payEndAt, startAt, vodDays } = course
  const isLimited = userLimitTypeCd !== '01' && maxUserCount !== null
  return (
    <aside className={css.buy} aria-label={t('purchase')}>
      <Price course={course} now={now} isLarge />
      <Countdown course={course} now={now} />
      {isLimited && (
        <>
          <p className={css.seats}><span>{t('recruiting')}</span><b className="num">{t('seats', { taken: attendCount, max: maxUserCount })}</b></p>
          <ProgressBar value={Math.min(100, (attendCount / maxUserCount) * 100)} label={t('recruiting')} />
        </>
      )}
      <div className={css.terms}>
        <KVList>
          <KV k={t('payEnd')} v={payEndAt ? formatMoment(payEndAt, language) : t('noEnd')} />
          {startAt && <KV k={t('classStart')} v={formatMoment(startAt, language)} />}
          <KV k={t('access')} v={vodDays === -1 ? t('unlimited') : t('days', { count: vodDays })} />
        </KVList>
      </div>
      <Button size="lg" wide disabled={!enrol.isEnabled || isPreview} loading={enrol.isBusy} onPress={enrol.press}>
        {useLabel()(enrol.button)}
      </Button>
      <Why button={enrol.button} />
      <Blocked message={enrol.blocked} onClose={enrol.closeBlocked} />
    </aside>
  )
}

/** The same at the bottom of a phone. */
export function PurchaseBar({ course }: { course: CourseDetail }) {
  const now = useNow()
  const label = useLabel()
  const enrol = useEnrol(course, now)
  return (
    <BottomBar>
      <div className={css.bar}>
        <Price course={course} now={now} />
        <Button size="lg" wide disabled={!enrol.isEnabled} loading={enrol.isBusy} onPress={enrol.press}>{label(enrol.button)}</Button>
      </div>
      <Blocked message={enrol.blocked} onClose={enrol.closeBlocked} />
    </BottomBar>
  )
}

function useLabel() {
  const t = useWords(courseWords)
  return (button: EnrolButton) => {
    if (button.kind === 'ENROL') return button.isFree ? t('ENROL_FREE') : t('ENROL')
    return button.kind === 'CLOSED' ? t('CLOSEDButton') : t(button.kind)
  }
}

/** Why the button cannot be pressed, and until when. */
function Why({ button }: { button: EnrolButton }) {
  const t = useWords(courseWords)
  const { language } = useSite()
  if (button.kind === 'SOLD_OUT') return <p className={css.why}>{t('soldOutText')}</p>
  if (button.kind === 'NOT_YET') return <p className={css.why}>{t('opensAt', { date: formatMoment(button.from, language) })}</p>
  if (button.kind === 'CLOSED' && button.until) return <p className={css.why}>{t('closedAt', { date: formatMoment(button.until, language) })}</p>
  return null
}

/** Time left of a discount, second by second. */
function Countdown({ course, now }: { course: CourseDetail; now: Date }) {
  const t = useWords(courseWords)
  const facts = factsOf(course)
  if (!facts.discountEndAt || !isDiscounted(facts, now)) return null
  const seconds = Math.max(0, Math.floor((facts.discountEndAt.getTime() - now.getTime()) / 1000))
  const parts = { d: Math.floor(seconds / 86_400), h: Math.floor((seconds % 86_400) / 3600), m: Math.floor((seconds % 3600) / 60), s: seconds % 60 }
  return <p className={`${css.countdown} num`}>{t('discountEnds', { left: seconds >= 86_400 ? t('leftDays', parts) : t('leftHours', parts) })}</p>
}

function Blocked({ message, onClose }: { message: string | null; onClose: () => void }) {
  const t = useWords(courseWords)
  return (
    <Alert open={message !== null} title={t('blockedTitle')} okLabel={t('ok')} onClose={onClose}>
      {message}
    </Alert>
  )
}
