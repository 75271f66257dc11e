import {
  IconBroadcast,
  IconCheck,
  IconFiles,
  IconFileText,
  IconLock,
  IconMapPin,
  IconMessages,
  IconTarget,
  IconVideo,
} from '@tabler/icons-react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { findWord, searchWords } from 'contract/values/search.rules'
import { readSeoul } from 'contract/values/korea-time'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { curriculumTypes, vodLockStatuses } from 'contract/values/type-codes'
import { useSite } from '../../../platform/site.tsx'
import { formatLength, formatMoment } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import type { Classroom } from './lessons.api.ts'
import { classroomMessages } from './lessons.messages.ts'
import { chaptersOf, isOver, lockReason } from './learning-session.ts'
import css from './LessonList.module.css'

const kinds = {
  [curriculumTypes.live]: 'kind00',
  [curriculumTypes.section]: null,
  [curriculumTypes.video]: 'kind02',
  [curriculumTypes.mission]: 'kind03',
  [curriculumTypes.offline]: 'kind04',
  [curriculumTypes.text]: 'kind05',
  [curriculumTypes.material]: 'kind06',
  [curriculumTypes.chatMission]: 'kind03',
  [curriculumTypes.lessonMission]: 'kind03',
  [curriculumTypes.postMission]: 'kind03',
} as const
const states = {
  DONE: 'stateDONE',
  STARTED: 'stateSTARTED',
  NONE: 'stateNONE',
  MISSED: 'stateMISSED',
  LOCKED: 'stateLOCKED',
} as const
const icons = {
  [curriculumTypes.live]: IconBroadcast,
  [curriculumTypes.section]: IconFileText,
  [curriculumTypes.video]: IconVideo,
  [curriculumTypes.mission]: IconTarget,
  [curriculumTypes.offline]: IconMapPin,
  [curriculumTypes.text]: IconFileText,
  [curriculumTypes.material]: IconFiles,
  [curriculumTypes.chatMission]: IconMessages,
  [curriculumTypes.lessonMission]: IconTarget,
  [curriculumTypes.postMission]: IconTarget,
}

/** From this number of lessons on, the list has a search field. */
const LONG_LIST = 6

interface ListProps {
  courseSeq: CourseSeq
  classroom: Classroom
  current: CurriculumSeq | undefined
  onGo: () => void
}

/** All lessons under their sections, with the learner's progress. */
export function LessonList({ courseSeq, classroom, current, onGo }: ListProps) {
  const t = useMessages(classroomMessages)
  const { percent, completedCount: done, total, isAttending } = classroom
  const list = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => current && showCurrent(list.current))
    return () => cancelAnimationFrame(frame)
  }, [current])
  const words = searchWords(q)
  const isFound = ({ title }: Lesson) => words.every((word) => findWord(title, word))
  const found = classroom.lessons.filter(isFound).length
  return (
    <div ref={list} className={css.list} onKeyDown={(event) => step(event, list.current)} role="presentation">
      {isAttending && (
        <div className={css.head}>
          <p className="num">{t('doneOf', { total, done })}</p>
          <ProgressBar value={percent} label={t('progress', { percent })} />
        </div>
      )}
      {classroom.lessons.length >= LONG_LIST && (
        <div className={css.search}>
          <SearchInput
            label={t('searchLessons')}
            placeholder={t('searchLessons')}
            clearLabel={t('clearSearch')}
            value={q}
            onChange={setQ}
          />
          <p role="status">
            {words.length > 0 && (found > 0 ? t('foundLessons', { count: found }) : t('foundNone'))}
          </p>
        </div>
      )}
      {chaptersOf(classroom.rows).map((chapter) => (
        <section key={chapter.key} hidden={!chapter.lessons.some(isFound)}>
          {chapter.title && (
            <h3>
              {chapter.title}
              <span className="num">
                {chapter.lessons.filter(({ progressState }) => progressState === 'DONE').length}/
                {chapter.lessons.filter(({ isAvailable }) => isAvailable).length}
              </span>
            </h3>
          )}
          <ol>
            {chapter.lessons.filter(isFound).map((lesson) => (
              <li key={lesson.curriculumSeq}>
                <Row
                  lesson={lesson}
                  classroom={classroom}
                  isHere={lesson.curriculumSeq === current}
                  href={`/classes/${courseSeq}/classroom/${lesson.curriculumSeq}`}
                  onGo={onGo}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** Scrolls the list, but not the page, to the open lesson. */
function showCurrent(list: HTMLElement | null) {
  const row = list?.querySelector('[aria-current]')
  const found = row && scrollerOf(row)
  if (!found) return
  const box = found
  const { top, bottom } = row.getBoundingClientRect()
  const view = box.getBoundingClientRect()
  if (top < view.top || bottom > view.bottom) box.scrollTop += top - view.top - view.height / 3
}
function scrollerOf(element: Element) {
  let box = element.parentElement
  while (box && (getComputedStyle(box).overflowY !== 'auto' || box.scrollHeight <= box.clientHeight))
    box = box.parentElement
  return box
}

/** Arrow keys move from the search field to the results, and from one lesson to the next. */
function step(event: KeyboardEvent, list: HTMLElement | null) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || !list || !(event.target instanceof HTMLElement)) return
  const stops = [...list.querySelectorAll<HTMLElement>('input[type=search], a')]
  const next = stops[stops.indexOf(event.target) + by]
  if (!next || !stops.includes(event.target)) return
  event.preventDefault()
  next.focus()
}

interface RowProps {
  lesson: Lesson
  classroom: Classroom
  isHere: boolean
  href: string
  onGo: () => void
}
function Row({ lesson, classroom, isHere, href, onGo }: RowProps) {
  const t = useMessages(classroomMessages)
  const now = useNow()
  const { language } = useSite()
  const { curriculumTypeCd: kind, title, watchedPercent, duration, progressState } = lesson
  const startsAt = lesson.liveStartAt ? readSeoul(lesson.liveStartAt) : lesson.offlineStartAt
  const isLocked = lockReason(lesson, classroom) !== null
  const isMissed = progressState !== 'DONE' && isOver(lesson, now)
  const state = isLocked ? 'LOCKED' : isMissed ? 'MISSED' : progressState
  const Icon = icons[kind]
  const kindWord = kinds[kind]
  const length = startsAt ? formatMoment(startsAt, language) : duration > 0 ? formatLength(duration) : null
  const isPreparing = kind === curriculumTypes.video && lesson.vodLockStatusCd !== vodLockStatuses.ready
  const notYet = lesson.isAvailable ? isPreparing && t('preparing') : t('onlyStaff')
  return (
    <Anchor
      href={href}
      className={css.row}
      aria-current={isHere ? 'page' : undefined}
      data-state={state}
      onClick={onGo}
    >
      <span className={css.dot}>
        {state === 'DONE' && <IconCheck size={13} stroke={3} aria-hidden />}
        {state === 'LOCKED' && <IconLock size={14} aria-hidden />}
        {isHere && state !== 'DONE' && state !== 'LOCKED' && <i />}
        <span className="visually-hidden">{t(states[state])}</span>
      </span>
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        <small className="num">
          <Icon size={14} stroke={1.8} aria-hidden />
          {[kindWord && t(kindWord), length, notYet].filter(Boolean).join(' · ')}
          {lesson.isPublic && !classroom.mayEnter && <em>{t('free')}</em>}
        </small>
        {progressState === 'STARTED' && watchedPercent > 0 && (
          <ProgressBar size="thin" value={watchedPercent} label={t('watched', { percent: watchedPercent })} />
        )}
      </span>
    </Anchor>
  )
}
