import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { calendarMessages } from '../calendars.messages.ts'
import { pathOf, timeOf, type DatedItem } from './dates.ts'
import css from './Timetable.module.css'

/** One date with its time, its kind and its class. */
export function DateItem({ item }: { item: DatedItem }) {
  const t = useMessages(calendarMessages)
  const { curriculumTypeCd: kind, title, courseTitle, address, isHost, status } = item
  return (
    <div className={css.item} data-over={status === 'end' || undefined}>
      <span className="num">{timeOf(item)}</span>
      <div>
        <Anchor href={pathOf(item)}>{title}</Anchor>
        {title !== courseTitle && <small>{courseTitle}</small>}
        {address !== '' && <small>{address}</small>}
        <p className={css.marks}>
          {kind === curriculumTypes.live && <Kind tone="live">LIVE</Kind>}
          {kind === curriculumTypes.offline && <Kind>{t('offline')}</Kind>}
          {kind === null && <Kind>{t('session')}</Kind>}
          {isHost && <Kind tone="brand">{t('host')}</Kind>}
          {status === 'end' && <Kind>{t('over')}</Kind>}
        </p>
      </div>
    </div>
  )
}
