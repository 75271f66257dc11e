import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { MoveButtons } from '../../../ui/MoveButtons.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useMissions, useOrderMissions, type Mission, type TermRef } from './challenges.api.ts'
import { useChosenTerm } from './ChallengeStudio.tsx'
import { challengeMissionMessages } from './missions.messages.ts'
import { DeleteMission } from './parts/DeleteMission.tsx'
import { MissionDialog } from './parts/MissionDialog.tsx'
import { useMissionDays } from './use-mission-days.ts'
import css from './challenges.module.css'

/** The missions of a term. */
export function TermMissionsScreen() {
  const { courseSeq, term } = useChosenTerm()
  if (!term) return null
  return <Missions key={term.classSeq} termRef={{ courseSeq, classSeq: term.classSeq }} />
}

function Missions({ termRef }: { termRef: TermRef }) {
  const t = useMessages(challengeMissionMessages)
  const [edited, setEdited] = useState<Mission | 'new' | null>(null)
  const [gone, setGone] = useState<Mission | null>(null)
  const order = useOrderMissions(termRef)
  const add = (
    <Button icon={<IconPlus size={17} />} onPress={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  const reorder = (list: Mission[]) =>
    void order
      .run({ body: { challengeMissionSeqs: list.map(({ challengeMissionSeq }) => challengeMissionSeq) } })
      .catch((error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }))
  return (
    <Answer of={useMissions(termRef)}>
      {({ list }) => (
        <>
          {list.length === 0 ? (
            <Empty title={t('none')} text={t('noneText')} action={add} />
          ) : (
            <FormSection title={t('title')} why={t('why')}>
              <ol className={css.list}>
                {list.map((mission, at) => (
                  <li key={mission.challengeMissionSeq}>
                    <MissionFacts mission={mission} />
                    <span className={css.buttons}>
                      <MoveButtons
                        rows={list}
                        at={at}
                        upLabel={t('up', { name: mission.title })}
                        downLabel={t('down', { name: mission.title })}
                        onMove={reorder}
                      />
                      <IconButton
                        label={t('edit', { name: mission.title })}
                        icon={<IconPencil size={18} />}
                        onPress={() => setEdited(mission)}
                      />
                      <IconButton
                        label={t('remove', { name: mission.title })}
                        icon={<IconTrash size={18} />}
                        onPress={() => setGone(mission)}
                      />
                    </span>
                  </li>
                ))}
              </ol>
              <div>{add}</div>
            </FormSection>
          )}
          {edited && (
            <MissionDialog
              termRef={termRef}
              mission={edited === 'new' ? null : edited}
              onClose={() => setEdited(null)}
            />
          )}
          {gone && <DeleteMission termRef={termRef} mission={gone} onClose={() => setGone(null)} />}
        </>
      )}
    </Answer>
  )
}

function MissionFacts({ mission }: { mission: Mission }) {
  const t = useMessages(challengeMissionMessages)
  const days = useMissionDays()
  const { title, checkInType, point, xp, checkInCount } = mission
  const { dailyStartTime, dailyEndTime } = mission
  const times =
    dailyStartTime !== null && dailyEndTime !== null
      ? t('times', { from: dailyStartTime, until: dailyEndTime })
      : t('allDay')
  return (
    <span className={css.grow}>
      <b>{title}</b> <Kind>{t(checkInType)}</Kind>
      <small className="num">
        {[
          days(mission),
          times,
          ...(point > 0 ? [t('points', { point })] : []),
          ...(xp > 0 ? [t('xpOf', { xp })] : []),
          ...(checkInCount > 0 ? [t('checkIns', { count: checkInCount })] : []),
        ].join(' · ')}
      </small>
    </span>
  )
}
