import type { listMissions } from 'contract/missions'
import type { Output } from 'contract/grammar'
import type { CourseSeq } from 'contract/values'
import { messageOf } from '../../platform/call.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { Kind } from '../../ui/Tag.tsx'
import { useMissions } from './missions.api.ts'
import { missionWords } from './missions.words.ts'
import { workTones } from './work-tones.ts'
import css from './missions.module.css'

type Row = Output<typeof listMissions>['list'][number]
const stateOf = ({ isDone, isOpen, state, missionType }: Row) => {
  if (isDone) return 'DONE'
  if (missionType) return isOpen ? 'TODO' : 'LOCKED'
  return state ?? (isOpen ? 'OPEN' : 'LOCKED')
}
const tones = { ...workTones, DONE: 'ok', OPEN: 'brand', TODO: 'brand', LOCKED: 'plain' } as const

/** Every mission of a class, and how far the learner is with each. */
export function MissionList({ courseSeq, onGo }: { courseSeq: CourseSeq; onGo: () => void }) {
  const t = useWords(missionWords)
  const { data, error, refetch } = useMissions(courseSeq)
  if (error)
    return (
      <ErrorNote
        compact
        title={messageOf(error, t('failed'))}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data) return <SkeletonText lines={5} />
  if (data.list.length === 0) return <Empty title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <ul className={css.rows} aria-label={t('missions')}>
      {data.list.map((row) => (
        <li key={row.curriculumSeq}>
          <Anchor
            className={css.row}
            href={`/classes/${courseSeq}/classroom/${row.curriculumSeq}`}
            onClick={onGo}
          >
            <span>
              <b>{row.title}</b>
              <small>{t(row.missionType ?? `ask${row.workTypeCd}`)}</small>
            </span>
            <Kind tone={tones[stateOf(row)]}>{t(`state${stateOf(row)}`)}</Kind>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
