import { useState, type ReactNode } from 'react'
import type { Work } from 'contract/learning/assignments/schemas'
import { workTypes } from 'contract/values/type-codes'
import { messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useMission, type LessonRef } from './assignments.api.ts'
import { missionMessages } from './assignments.messages.ts'
import { Comments, WorkBody } from './parts/WorkBody.tsx'
import { WorkForm } from './parts/WorkForm.tsx'
import { workTones } from './work-tones.ts'
import css from './assignments.module.css'

interface MissionProps {
  lessonRef: LessonRef
  /** Whether the user is a learner; staff get a link to the submitted work. */
  isKept: boolean
  /** The alternative for a mission without submission: the learner reports completion. */
  byWord: ReactNode
}

/** The task of a mission, and the learner's result. */
export function Mission({ lessonRef, isKept, byWord }: MissionProps) {
  const t = useMessages(missionMessages)
  const { data, error, refetch } = useMission(lessonRef)
  const [isChanging, setChanging] = useState(false)
  if (error)
    return (
      <ErrorNote
        compact
        title={messageOf(error, t('failed'))}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data) return <SkeletonText lines={4} />
  const { workTypeCd, work, mayHandIn } = data
  if (workTypeCd === workTypes.none) return <>{byWord}</>
  const isWriting = mayHandIn && (!work || isChanging)
  return (
    <section className={css.mission} aria-labelledby="your-work">
      <h2 id="your-work">{t(isKept ? 'yourWork' : 'work')}</h2>
      {!isKept && (
        <Button
          variant="outline"
          href={`/classes/${lessonRef.courseSeq}/settings/curriculums?work=${lessonRef.curriculumSeq}`}
        >
          {t('seeWork')}
        </Button>
      )}
      <div className={css.stack}>
        {work && !isChanging && (
          <HandedIn lessonRef={lessonRef} work={work}>
            {mayHandIn && (
              <Button variant="outline" onPress={() => setChanging(true)}>
                {t(work.state === 'RETURNED' ? 'handInAgain' : 'change')}
              </Button>
            )}
          </HandedIn>
        )}
        {isWriting && (
          <WorkForm
            lessonRef={lessonRef}
            workTypeCd={workTypeCd}
            before={work}
            onDone={() => setChanging(false)}
            onCancel={work ? () => setChanging(false) : null}
          />
        )}
      </div>
    </section>
  )
}

const says = { SUBMITTED: 'waiting', RETURNED: 'returned', APPROVED: 'approved' } as const
const tones = { SUBMITTED: 'info', RETURNED: 'soon', APPROVED: 'ok' } as const

function HandedIn({ lessonRef, work, children }: { lessonRef: LessonRef; work: Work; children: ReactNode }) {
  const t = useMessages(missionMessages)
  const { language } = useSite()
  return (
    <>
      <Notice tone={tones[work.state]}>{t(says[work.state])}</Notice>
      <div className={css.work}>
        <span className={css.head}>
          <Kind tone={workTones[work.state]}>{t(`state${work.state}`)}</Kind>
          <small className="num">
            {t('handedInAt', { when: formatDateTime(work.submittedAt, language) })}
          </small>
        </span>
        <WorkBody lessonRef={lessonRef} work={work} />
        {children && <div className={css.buttons}>{children}</div>}
        <Comments lessonRef={lessonRef} work={work} />
      </div>
    </>
  )
}
