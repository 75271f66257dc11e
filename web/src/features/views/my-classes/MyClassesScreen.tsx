import { IconCalendarMonth, IconHeart, IconMessages } from '@tabler/icons-react'
import { useState } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useSiteRooms } from '../../community/chats/chats.api.ts'
import { likesMessages } from '../../community/likes/likes.messages.ts'
import { useFollowReservedSeat } from '../../money/orders/use-follow-reserved-seat.ts'
import { NextLive, WeekPlan } from '../../learning/live/MyLives.tsx'
import { tabOf, tabs, useMyCourses, type TabKey } from './my-classes.api.ts'
import { enrolmentMessages } from './my-classes.messages.ts'
import { MyClassRow } from './parts/MyClassRow.tsx'
import css from './MyClasses.module.css'

const empty = {
  now: { title: 'nowEmpty', text: 'nowEmptyText' },
  waiting: { title: 'waitingEmpty', text: 'waitingEmptyText' },
  over: { title: 'overEmpty', text: 'overEmptyText' },
} as const
const isTab = (key: string): key is TabKey => tabs.some((tab) => tab === key)

/** The learner's classes: current, waiting, and past. */
export function MyClassesScreen() {
  const t = useMessages(enrolmentMessages)
  const likes = useMessages(likesMessages)
  const now = useNow()
  const { data, error, refetch } = useMyCourses()
  const [current, setCurrent] = useState<TabKey>('now')
  const list = data?.list ?? []
  const hasChats = (useSiteRooms().data?.list.length ?? 0) > 0
  useFollowReservedSeat(list.some(({ holdUntil }) => holdUntil !== null))
  const of = (tab: TabKey) => list.filter((course) => tabOf(course, now) === tab)
  const shown = tabs.filter((tab) => tab !== 'waiting' || of(tab).length > 0)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button href="/me/timetable" variant="outline" icon={<IconCalendarMonth size={17} />}>
              {t('timetable')}
            </Button>
            {hasChats && (
              <Button href="/chat" variant="outline" icon={<IconMessages size={17} />}>
                {t('chats')}
              </Button>
            )}
            <Button href="/me/likes" variant="outline" icon={<IconHeart size={17} />}>
              {likes('mine')}
            </Button>
          </>
        }
      />
      <NextLive />
      <div className={css.sides}>
        <div className={css.mine}>
          <Tabs
            id="my-classes"
            label={t('tabs')}
            current={current}
            onChange={(key) => isTab(key) && setCurrent(key)}
            tabs={shown.map((key) => ({ key, label: t(key), count: data && of(key).length }))}
          />
          {error && (
            <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
          )}
          {!data && !error && <Waiting label={t('loading')} />}
          {data &&
            shown.map((tab) => (
              <TabPanel key={tab} of="my-classes" tab={tab} current={current}>
                {of(tab).length === 0 ? (
                  <Empty
                    title={t(empty[tab].title)}
                    text={t(empty[tab].text)}
                    action={<Button href="/classes">{t('browse')}</Button>}
                  />
                ) : (
                  <ul className={css.list}>
                    {of(tab).map((course) => (
                      <MyClassRow key={course.attendSeq} course={course} tab={tab} />
                    ))}
                  </ul>
                )}
              </TabPanel>
            ))}
        </div>
        <WeekPlan />
      </div>
    </main>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <ul className={css.list}>
      {[1, 2, 3].map((row) => (
        <li key={row} className={css.row}>
          <div className={css.picture}>
            <SkeletonBlock height={120} />
          </div>
          <SkeletonBlock height={72} />
        </li>
      ))}
    </ul>
  </Loading>
)
