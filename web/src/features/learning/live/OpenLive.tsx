import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { LiveStage } from './LiveStage.tsx'
import { liveMessages } from './live.messages.ts'
import { nextLiveOf, type DatedLesson } from './open-live.rules.ts'
import css from './OpenLive.module.css'

interface OpenLiveProps {
  courseSeq: CourseSeq
  lessons: readonly (DatedLesson & Pick<CurriculumRow, 'curriculumSeq' | 'title'>)[]
}
/** The next live lesson of an open class, for members without a place in it; nothing where none is near. docs/rules.md R-1247. */
export function OpenLive({ courseSeq, lessons }: OpenLiveProps) {
  const t = useMessages(liveMessages)
  const next = nextLiveOf(lessons, useNow())
  if (!next) return null
  return (
    <section className={css.open} aria-label={t('openToAll')}>
      <h3>{next.title}</h3>
      <p>{t('openToAllText')}</p>
      <LiveStage courseSeq={courseSeq} itemSeq={next.curriculumSeq} letsInAll />
    </section>
  )
}
