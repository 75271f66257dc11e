import { useState } from 'react'
import { listRounds } from 'contract/teaching/courses/rounds.api'
import type { Round } from 'contract/teaching/courses/rounds.schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useEndpoint } from '../../../../../platform/endpoint.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../../ui/ErrorNote.tsx'
import { roundsMessages } from '../rounds.messages.ts'
import { NextRoundDialog } from './NextRoundDialog.tsx'
import { RoundConfirm } from './RoundConfirm.tsx'
import { RoundRow, type RoundStep } from './RoundRow.tsx'
import css from './RoundsPart.module.css'

interface RoundsPartProps {
  courseSeq: CourseSeq
  /** Opening a round changes the fields of the form, so unsaved changes would be lost. */
  hasChanges: boolean
}

/** The rounds of a class: preparing, opening, and returning one to a draft. */
export function RoundsPart({ courseSeq, hasChanges }: RoundsPartProps) {
  const t = useMessages(roundsMessages)
  const { data, error, refetch } = useEndpoint(listRounds, { courseSeq })
  const [chosen, setChosen] = useState<{ round: Round; step: RoundStep } | null>(null)
  const close = () => setChosen(null)
  const rounds = data?.list ?? []
  const current = rounds.find(({ isCurrent }) => isCurrent)
  const hasDraft = rounds.some(({ state }) => state === 'DRAFT')
  const isHeld = hasChanges && rounds.some(({ state, canTakeBack }) => state === 'DRAFT' || canTakeBack)
  return (
    <FormSection title={t('title')} why={t('why')}>
      {error && (
        <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {data && (
        <ul className={css.list}>
          {rounds.map((round) => (
            <RoundRow
              key={round.classSeq}
              round={round}
              isHeld={hasChanges}
              onPress={(step) => setChosen({ round, step })}
            />
          ))}
        </ul>
      )}
      {isHeld && <p className={css.note}>{t('unsaved')}</p>}
      {current && !hasDraft && (
        <div>
          <Button variant="outline" onPress={() => setChosen({ round: current, step: 'edit' })}>
            {t('prepare')}
          </Button>
        </div>
      )}
      {chosen?.step === 'edit' && (
        <NextRoundDialog courseSeq={courseSeq} from={chosen.round} onClose={close} />
      )}
      {chosen && chosen.step !== 'edit' && (
        <RoundConfirm courseSeq={courseSeq} round={chosen.round} step={chosen.step} onClose={close} />
      )}
    </FormSection>
  )
}
