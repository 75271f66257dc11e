import { useId } from 'react'
import { IconChevronRight } from '@tabler/icons-react'
import type { CourseSeq } from 'contract/values/ids'
import { isPossible } from 'contract/teaching/courses/state.rules'
import { useSite } from '../../../../../platform/site.tsx'
import { formatMoment } from '../../../../../platform/time.ts'
import { useCanHere } from '../../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../../ui/Anchor.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { classSettingsMessages } from '../class-settings.messages.ts'
import { useSubmitCourse, useWithdrawCourse, type ClassSettings } from '../course-settings.api.ts'
import { reviewStateMessages } from '../review-state.messages.ts'
import css from './PublishBar.module.css'

const tabOf = {
  IMAGE: 'information',
  CURRICULUM: 'curriculums',
  CLASSES: 'curriculums',
  VIDEO: 'curriculums',
  PRICE: 'payment',
} as const
const placeOf = (part: ClassSettings['missing'][number], courseSeq: CourseSeq) =>
  part === 'PAYMENTS' ? '/settings/payments' : `/classes/${courseSeq}/settings/${tabOf[part]}`

interface PublishBarProps {
  settings: ClassSettings
  /** Whether the tab below has unsaved changes. */
  hasUnsaved: boolean
  /** Called once the class is public, not while it waits for a review. */
  onPublished: () => void
}

/** The obstacles to publishing, each with a link to it; then the button. */
export function PublishBar({ settings, hasUnsaved, onPublished }: PublishBarProps) {
  const t = useMessages(classSettingsMessages)
  const of = useMessages(reviewStateMessages)
  const can = useCanHere()
  const unsavedId = useId()
  const { courseSeq, missing } = settings
  const submit = useSubmitCourse(courseSeq)
  const publish = () => {
    submit.run({}).then(({ state }) => {
      if (state === 'PUBLISHED') onPublished()
      else toast({ text: t('submitted'), tone: 'ok' })
    }, complain)
  }
  const isReady = missing.length === 0
  const isReviewed = settings.reviewHours > 0
  if (settings.state === 'SUBMITTED') return <Waiting settings={settings} />
  if (!isPossible('SUBMIT', settings.state)) return null
  const readyText = isReviewed ? of('readyReview') : t('ready')
  return (
    <section className={css.bar} aria-live="polite">
      <div>
        {settings.rejectedReason && (
          <div className={css.reason}>
            <p>{of('rejected')}</p>
            <span>{settings.rejectedReason}</span>
          </div>
        )}
        <p>{isReady ? readyText : t('notReady', { count: missing.length })}</p>
        {hasUnsaved && <span id={unsavedId}>{t('saveFirst')}</span>}
        {!isReady && (
          <ul>
            {missing.map((part) => (
              <li key={part}>
                <Anchor href={placeOf(part, courseSeq)}>
                  {t(part)}
                  <IconChevronRight size={15} aria-hidden="true" />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
      {can('CLASS_LIFECYCLE_UPDATE') && (
        <Button
          onPress={publish}
          disabled={!isReady || hasUnsaved}
          describedBy={hasUnsaved ? unsavedId : undefined}
          loading={submit.isRunning}
        >
          {settings.rejectedReason ? of('again') : isReviewed ? of('submit') : t('publish')}
        </Button>
      )}
    </section>
  )
}

/** A submitted class: the deadline of the operator's review, and a button to withdraw it. */
function Waiting({ settings: { courseSeq, autoPublishAt } }: { settings: ClassSettings }) {
  const of = useMessages(reviewStateMessages)
  const can = useCanHere()
  const { language } = useSite()
  const withdraw = useWithdrawCourse(courseSeq)
  const takeBack = () => {
    withdraw.run({}).then(() => toast({ text: of('withdrawn'), tone: 'ok' }), complain)
  }
  return (
    <section className={css.bar} aria-live="polite">
      <div>
        <p>{of('waiting')}</p>
        {autoPublishAt && <span>{of('until', { when: formatMoment(autoPublishAt, language) })}</span>}
      </div>
      {can('CLASS_LIFECYCLE_UPDATE') && (
        <Button variant="outline" onPress={takeBack} loading={withdraw.isRunning}>
          {of('withdraw')}
        </Button>
      )}
    </section>
  )
}

const complain = (error: unknown) => {
  if (error instanceof Error) toast({ text: error.message, tone: 'error' })
}
