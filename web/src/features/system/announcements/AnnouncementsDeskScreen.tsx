import { useState } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { announcementsDeskMessages } from './announcements-desk.messages.ts'
import { shelfFrom, shelves, useDeskAnnouncements } from './announcements.api.ts'
import { AnnouncementDialog } from './parts/AnnouncementDialog.tsx'
import { DeskEntry } from './parts/DeskEntry.tsx'
import css from './parts/announcements.module.css'

/** What the operator announces to those who run sites. */
export function AnnouncementsDeskScreen() {
  const t = useMessages(announcementsDeskMessages)
  const { params, page, size, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const found = useDeskAnnouncements({ shelf, page, size })
  useLastPage(found.data, { page, size, ...turn })
  const [isMaking, setMaking] = useState(false)
  const none = { running: t('noneRunning'), planned: t('nonePlanned'), over: t('noneOver') }
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Tabs
        id="announcements"
        label={t('title')}
        current={shelf}
        tabs={shelves.map((key) => ({
          key,
          label: t(key),
          href: key === 'running' ? '/admin/announcements' : `/admin/announcements?shelf=${key}`,
        }))}
      />
      <div className={css.tools}>
        <Button onPress={() => setMaking(true)}>{t('create')}</Button>
      </div>
      <Answer of={found}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty spot="done" title={none[shelf]} text={t('noneText')} />
          ) : (
            <>
              <div className={css.list}>
                {list.map((one) => (
                  <DeskEntry key={one.announcementSeq} of={one} />
                ))}
              </div>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
      {isMaking && <AnnouncementDialog before={null} onClose={() => setMaking(false)} />}
    </main>
  )
}
