import { useState } from 'react'
import { seoulDay, seoulParts } from 'contract/values/korea-time'
import { curriculumTypes } from 'contract/values/type-codes'
import type { CourseSeq } from 'contract/values/ids'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatTime, formatWeekday } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { packageMessages } from '../package.messages.ts'
import { useMeetings, type Meeting } from '../package-page.api.ts'
import css from './PackageTimetable.module.css'

const FEW = 8

const dayOf = ({ startAt }: Meeting) => seoulDay(new Date(startAt))

/** When the classes of a package meet from now on, day by day; nothing where none of them meets. */
export function PackageTimetable({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(packageMessages)
  const { language } = useSite()
  const meetings = useMeetings(courseSeq)
  const [isWhole, setWhole] = useState(false)
  if (meetings.length === 0) return null
  const shown = isWhole ? meetings : meetings.slice(0, FEW)
  const days = [...new Set(shown.map(dayOf))]
  return (
    <section id="timetable" className={css.timetable}>
      <h2>
        {t('timetable')} <small className="num">{meetings.length}</small>
      </h2>
      <p className={css.lead}>{t('timetableLead')}</p>
      <ol>
        {days.map((day) => {
          const noon = new Date(`${day}T12:00:00+09:00`)
          return (
            <li key={day} className={css.day}>
              <p className={css.date} aria-hidden>
                <b className="num">{seoulParts(noon).day}</b>
                <small>{formatWeekday(noon, language)}</small>
              </p>
              <div>
                <h3>{formatDay(noon, language)}</h3>
                <ul>
                  {shown
                    .filter((one) => dayOf(one) === day)
                    .map((one) => (
                      <li key={`${one.startAt} ${one.courseSeq} ${one.title}`}>
                        <MeetingRow meeting={one} />
                      </li>
                    ))}
                </ul>
              </div>
            </li>
          )
        })}
      </ol>
      {!isWhole && meetings.length > FEW && (
        <Button variant="outline" onPress={() => setWhole(true)}>
          {t('wholeTimetable', { count: meetings.length })}
        </Button>
      )}
    </section>
  )
}

function MeetingRow({ meeting }: { meeting: Meeting }) {
  const t = useMessages(packageMessages)
  const { curriculumTypeCd, title, courseTitle, startAt, endAt } = meeting
  const time = endAt ? `${formatTime(startAt)} – ${formatTime(endAt)}` : formatTime(startAt)
  return (
    <>
      <span className="num">{time}</span>
      <span>
        {title}
        {title !== courseTitle && <small>{courseTitle}</small>}
      </span>
      {curriculumTypeCd === curriculumTypes.live && <Kind tone="live">LIVE</Kind>}
      {curriculumTypeCd === curriculumTypes.offline && <Kind>{t('offline')}</Kind>}
    </>
  )
}
