import { IconArrowLeft, IconChevronLeft, IconListDetails } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Sheet } from '../../../../ui/layers/Sheet.tsx'
import { ProgressRing } from '../../../../ui/Progress.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '../../../../ui/Skeleton.tsx'
import type { Classroom } from '../../../learning/lessons/lessons.api.ts'
import { classroomMessages } from '../../../learning/lessons/lessons.messages.ts'
import { neighbours } from '../../../learning/lessons/learning-session.ts'
import { useTheatre } from '../../../learning/playback/theatre.ts'
import { LessonList } from '../../../learning/lessons/LessonList.tsx'
import { Shelves } from './Shelves.tsx'
import css from '../../../learning/lessons/Lessons.module.css'

interface FrameProps {
  courseSeq: CourseSeq
  title: string
  classroom?: Classroom
  current?: CurriculumSeq | undefined
  children: ReactNode
}

/**
 * The frame around a lesson: a dark bar above, the list beside it, and on phones a bar below with the list in a sheet.
 */
export function ClassroomFrame({ courseSeq, title, classroom, current, children }: FrameProps) {
  const t = useMessages(classroomMessages)
  const theatre = useTheatre()
  return (
    <div className={css.page} data-theatre={theatre.isOn || undefined}>
      <header className={css.top}>
        <IconButton
          href={`/classes/${courseSeq}`}
          label={t('back')}
          icon={<IconArrowLeft size={22} aria-hidden />}
        />
        <p className="clamp2">{title}</p>
        {classroom && <Shelves courseSeq={courseSeq} classroom={classroom} />}
        {classroom && !classroom.mayEnter && (
          <span>
            <Button size="sm" href={`/classes/${courseSeq}`}>
              {t('enrol')}
            </Button>
          </span>
        )}
        {classroom?.isAttending && (
          <span className={css.ring}>
            <ProgressRing
              value={classroom.percent}
              label={t('progress', { percent: classroom.percent })}
              size={24}
            />
            <b className="num">{classroom.percent}%</b>
            <small>{t('done')}</small>
          </span>
        )}
      </header>
      <div className={css.body}>
        <main id="main" className={css.main}>
          {children}
        </main>
        {classroom && classroom.lessons.length > 0 && (
          <aside className={css.side} aria-label={t('curriculum')}>
            <h2>{t('curriculum')}</h2>
            <LessonList courseSeq={courseSeq} classroom={classroom} current={current} onGo={() => {}} />
          </aside>
        )}
      </div>
      {classroom && classroom.lessons.length > 0 && (
        <nav aria-label={t('curriculum')}>
          <PhoneBar courseSeq={courseSeq} classroom={classroom} current={current} />
        </nav>
      )}
    </div>
  )
}

interface PhoneBarProps {
  courseSeq: CourseSeq
  classroom: Classroom
  current: CurriculumSeq | undefined
}
function PhoneBar({ courseSeq, classroom, current }: PhoneBarProps) {
  const t = useMessages(classroomMessages)
  const [isOpen, setOpen] = useState(false)
  const { completedCount: done, lessons, total } = classroom
  const { previous, next } = current ? neighbours(lessons, { curriculumSeq: current }) : {}
  const pathOf = ({ curriculumSeq }: { curriculumSeq: CurriculumSeq }) =>
    `/classes/${courseSeq}/classroom/${curriculumSeq}`
  return (
    <BottomBar>
      <div className={css.phoneBar}>
        {previous && (
          <IconButton
            className={css.before}
            variant="outline"
            size={48}
            href={pathOf(previous)}
            label={t('previousLesson')}
            icon={<IconChevronLeft size={20} aria-hidden />}
          />
        )}
        <Button
          wide
          variant="outline"
          expanded={isOpen}
          icon={<IconListDetails size={18} aria-hidden />}
          onPress={() => setOpen(true)}
        >
          {t('curriculumAt', { done, total })}
        </Button>
        {next && (
          <Button wide href={pathOf(next)}>
            {t('next')}
          </Button>
        )}
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('curriculum')}
        closeLabel={t('close')}
        tall
      >
        <div className={css.inSheet}>
          <LessonList
            courseSeq={courseSeq}
            classroom={classroom}
            current={current}
            onGo={() => setOpen(false)}
          />
        </div>
      </Sheet>
    </BottomBar>
  )
}

/** The frame in its final shape while the list loads. */
export function ClassroomWaiting({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classroomMessages)
  return (
    <div className={css.page}>
      <Head title={t('curriculum')} isPrivate />
      <header className={css.top}>
        <IconButton
          href={`/classes/${courseSeq}`}
          label={t('back')}
          icon={<IconArrowLeft size={22} aria-hidden />}
        />
      </header>
      <Loading label={t('opening')}>
        <div className={css.body}>
          <div className={css.main}>
            <div className={css.stage} />
            <div className={css.below}>
              <SkeletonBlock height={30} width="50%" />
            </div>
          </div>
          <div className={css.side}>
            <div className={css.sideWait}>
              <SkeletonText lines={10} />
            </div>
          </div>
        </div>
      </Loading>
    </div>
  )
}
