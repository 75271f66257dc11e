import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useAnnouncements, type ListedAnnouncement } from './announcements.api.ts'
import { announcementsMessages } from './announcements.messages.ts'
import { AnnouncementText } from './parts/AnnouncementText.tsx'
import css from './parts/announcements.module.css'

/** What the operator of the platform announced to those who run sites. */
export function AnnouncementsScreen() {
  const t = useMessages(announcementsMessages)
  const { page, size, turn } = useListQuestion()
  const found = useAnnouncements({ page, size })
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={found}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty spot="done" title={t('none')} text={t('noneText')} />
          ) : (
            <>
              <div className={css.list}>
                {list.map((one) => (
                  <Entry key={one.announcementSeq} of={one} />
                ))}
              </div>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function Entry({ of: { title, text, level, startsAt, endsAt, isOver } }: { of: ListedAnnouncement }) {
  const t = useMessages(announcementsMessages)
  const { language } = useSite()
  const at = (moment: string) => formatDateTime(moment, language)
  return (
    <Card as="article" className={css.entry}>
      <p className={css.line}>
        <Kind tone={isOver ? 'plain' : level === 'IMPORTANT' ? 'soon' : 'brand'}>{t(level)}</Kind>
        {isOver && <Kind>{t('over')}</Kind>}
        <span>{t('period', { from: at(startsAt), until: at(endsAt) })}</span>
      </p>
      <h2>{title}</h2>
      <AnnouncementText text={text} />
    </Card>
  )
}
