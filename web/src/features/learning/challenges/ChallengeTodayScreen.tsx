import { useSearchParams } from 'react-router'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDay } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useToday, type Today } from './learner.api.ts'
import { Feed } from './parts/Feed.tsx'
import { MissionCard } from './parts/MissionCard.tsx'
import { Ranking } from './parts/Ranking.tsx'
import { RecordCard } from './parts/RecordCard.tsx'
import { challengeTodayMessages } from './today.messages.ts'
import css from './today.module.css'

/** What a participant does today, what the others of the term did, and who is how far. */
export function ChallengeTodayScreen() {
  const t = useMessages(challengeTodayMessages)
  const courseSeq = useSeq('courseSeq')
  const { data, error, refetch } = useToday(courseSeq)
  if (!data) {
    return (
      <main id="main" className={`wrap ${css.page}`}>
        {error ? (
          <ErrorNote
            isPage
            title={t('failed')}
            text={error.message}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        ) : (
          <SkeletonBlock height={420} radius={14} />
        )}
      </main>
    )
  }
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={data.title} isPrivate />
      <TermHead today={data} courseSeq={courseSeq} />
      <Parts today={data} />
    </main>
  )
}

function TermHead({ today, courseSeq }: { today: Today; courseSeq: number }) {
  const t = useMessages(challengeTodayMessages)
  const { title, term, participantCount: count, leaders } = today
  const { partNumber: n, dayNumber: day, dayCount } = term
  return (
    <header className={css.head}>
      <p className="num">
        {[
          t('term', { n }),
          ...(day !== null && dayCount !== null ? [t('ofDays', { day, count: dayCount })] : []),
          t('people', { count }),
        ].join(' · ')}
      </p>
      <h1>
        <Anchor href={`/classes/${courseSeq}`}>{title}</Anchor>
      </h1>
      {leaders.length > 0 && <p>{t('leaders', { names: leaders.join(', ') })}</p>}
    </header>
  )
}

const parts = ['today', 'feed', 'ranking'] as const
type Part = (typeof parts)[number]

function Parts({ today }: { today: Today }) {
  const t = useMessages(challengeTodayMessages)
  const courseSeq = useSeq('courseSeq')
  const [params, setParams] = useSearchParams()
  const shown = parts.filter((part) => part !== 'ranking' || today.showsRanking)
  const part = shown.find((one) => one === params.get('tab')) ?? 'today'
  const turn = (to: Part) => setParams(to === 'today' ? {} : { tab: to }, { replace: true })
  return (
    <>
      <SegmentedControl
        label={t('tabs')}
        wide
        value={part}
        onChange={turn}
        options={shown.map((value) => ({ value, label: t(value) }))}
      />
      {part === 'today' && <Missions today={today} />}
      {part === 'feed' && <Feed courseSeq={courseSeq} today={today} />}
      {part === 'ranking' && <Ranking courseSeq={courseSeq} />}
    </>
  )
}

function Missions({ today }: { today: Today }) {
  const t = useMessages(challengeTodayMessages)
  const courseSeq = useSeq('courseSeq')
  const { missions, record, introduction, isStaff } = today
  const isDone = missions.length > 0 && missions.every(({ state }) => state === 'DONE')
  return (
    <>
      {record && <RecordCard record={record} today={today.term.dayNumber} deposit={today.deposit} />}
      {introduction !== '' && <Notice>{<p className={css.words}>{introduction}</p>}</Notice>}
      {missions.length === 0 ? (
        <Nothing today={today} />
      ) : (
        <section className={css.missions} aria-label={t('missions')}>
          <h2>{t('missions')}</h2>
          {isDone && <Notice tone="ok">{t('allDone')}</Notice>}
          {missions.map((mission) => (
            <MissionCard
              key={`${mission.challengeMissionSeq}:${mission.day}`}
              courseSeq={courseSeq}
              mission={mission}
              isOwn={record !== null || !isStaff}
            />
          ))}
        </section>
      )}
    </>
  )
}

/** Why there is nothing to do now. */
function Nothing({ today: { term, record } }: { today: Today }) {
  const t = useMessages(challengeTodayMessages)
  const { language } = useSite()
  if (term.startAt === null || term.endAt === null) return <Empty title={t('noDates')} />
  if (term.state === 'ENDED')
    return <Empty title={t('ended')} {...(record && { text: t('endedText', { rate: record.rate }) })} />
  if (term.state !== 'RUNNING')
    return <Empty title={t('notYet', { date: formatDay(term.startAt, language) })} text={t('notYetText')} />
  return <Empty title={t('noMissions')} text={t('noMissionsText')} />
}
