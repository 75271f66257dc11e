import type { listMissions } from 'contract/learning/assignments/api'
import type { Output } from 'contract/http/endpoint'
import type { CourseSeq } from 'contract/values/ids'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useMissions } from './assignments.api.ts'
import { missionMessages } from './assignments.messages.ts'
import { workTones } from './work-tones.ts'
import css from './assignments.module.css'

type Row = Output<typeof listMissions>['list'][number]
const stateOf = ({ isDone, isOpen, state, missionType }: Row) => {
  if (isDone) return 'DONE'
  if (missionType) return isOpen ? 'TODO' : 'LOCKED'
  return state ?? (isOpen ? 'OPEN' : 'LOCKED')
}
const tones = { ...workTones, DONE: 'ok', OPEN: 'brand', TODO: 'brand', LOCKED: 'plain' } as const

/** All missions of a class with the learner's progress. */
export function MissionList({ courseSeq, onGo }: { courseSeq: CourseSeq; onGo: () => void }) {
  const t = useMessages(missionMessages)
  const words = { failed: t('failed'), retry: t('retry') }
  const empty = {
    title: t('emptyTitle'),
    text: t('emptyText'),
    isSo: ({ list }: Output<typeof listMissions>) => list.length === 0,
  }
  return (
    <QueryView of={useMissions(courseSeq)} words={words} empty={empty}>
      {({ list }) => (
        <ul className={css.rows} aria-label={t('missions')}>
          {list.map((row) => (
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
      )}
    </QueryView>
  )
}
