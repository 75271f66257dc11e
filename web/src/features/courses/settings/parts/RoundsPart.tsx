import { useState } from 'react'
import { listRounds, type Round } from 'contract/rounds'
import type { CourseSeq } from 'contract/values'
import { useEndpoint } from '../../../../platform/endpoint.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { FormSection } from '../../../../shell/management/FormSection.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { roundWords } from '../../round.words.ts'
import { roundsWords } from '../rounds.words.ts'
import { NextRoundDialog } from './NextRoundDialog.tsx'
import css from './RoundsPart.module.css'

interface RoundsPartProps {
  courseSeq: CourseSeq
  /** What is not saved yet would be lost: the next round changes what these fields are about. */
  hasChanges: boolean
}

/** The runs of a class, and opening the next. */
export function RoundsPart({ courseSeq, hasChanges }: RoundsPartProps) {
  const t = useWords(roundsWords)
  const { data, error, refetch } = useEndpoint(listRounds, { courseSeq })
  const [isOpening, setOpening] = useState(false)
  const current = data?.list.find(({ isCurrent }) => isCurrent)
  return (
    <FormSection title={t('title')} why={t('why')}>
      {error && (
        <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {data && (
        <ul className={css.list}>
          {data.list.map((round) => (
            <Row key={round.classSeq} round={round} />
          ))}
        </ul>
      )}
      {current && (
        <div>
          <Button variant="outline" disabled={hasChanges} onPress={() => setOpening(true)}>
            {t('open')}
          </Button>
          {hasChanges && <p className={css.note}>{t('unsaved')}</p>}
        </div>
      )}
      {current && isOpening && (
        <NextRoundDialog courseSeq={courseSeq} current={current} onClose={() => setOpening(false)} />
      )}
    </FormSection>
  )
}

function Row({ round }: { round: Round }) {
  const t = useWords(roundsWords)
  const name = useWords(roundWords)('part', { n: round.partNumber })
  const { language } = useSite()
  const { startAt, endAt, attendCount: count, maxUserCount: max, waitCnt, isCurrent } = round
  const from = startAt ? formatDateTime(startAt, language) : ''
  const until = endAt ? formatDateTime(endAt, language) : ''
  const dates = () => {
    if (startAt && endAt) return t('dates', { from, until })
    if (startAt) return t('from', { from })
    return endAt ? t('until', { until }) : t('noDates')
  }
  return (
    <li>
      <b>{name}</b>
      <span>{dates()}</span>
      <span className="num">
        {max === null ? t('people', { count }) : t('peopleOf', { count, max })}
        {waitCnt > 0 && ` · ${t('waiting', { count: waitCnt })}`}
      </span>
      {isCurrent && (
        <span className={css.current}>
          <Kind tone="ok">{t('current')}</Kind>
        </span>
      )}
    </li>
  )
}
