import { useState } from 'react'
import type { Attendee } from 'contract/workflows/admissions/schemas'
import type { PeriodChange } from 'contract/money/enrolments/access-period.schemas'
import type { Decision } from 'contract/money/enrolments/waitlist.schemas'
import { messageOf } from '../../../../platform/call.ts'
import type { CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { useChangePeriods, useDecide } from '../attendees.api.ts'
import { decidingMessages } from '../deciding.messages.ts'
import { periodMessages } from '../period.messages.ts'
import { useRefundCheck } from './use-refund-check.ts'

type AttendSeq = Attendee['attendSeq']
export interface NotDone {
  attendSeq: AttendSeq
  name: string
  message: string
}

/** The selected people of this page, and the actions on them. */
export function useDeciding(courseSeq: CourseSeq, shown: Attendee[]) {
  const t = useMessages(decidingMessages)
  const [selected, setSelected] = useState<ReadonlySet<AttendSeq>>(new Set())
  const [notDone, setNotDone] = useState<NotDone[]>([])
  const decide = useDecide(courseSeq)
  const periods = useChangePeriods(courseSeq)
  const period = useMessages(periodMessages)
  // After a search or on another page other people are visible: a decision covers only the visible ones.
  const picked = shown.flatMap(({ attendSeq }) => (selected.has(attendSeq) ? [attendSeq] : []))
  const settle = (doneCount: number, failed: NotDone[], text: string) => {
    setSelected(new Set())
    setNotDone(failed)
    if (doneCount > 0) toast({ text, tone: 'ok' })
  }
  const run = (decision: Decision, attendSeqs: AttendSeq[]) =>
    decide.run({ body: { attendSeqs, decision } }).then(
      ({ doneCount, failed }) => settle(doneCount, failed, t(`${decision}Done`, { count: doneCount })),
      (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  /** Resolves to whether the change was made. */
  const changePeriod = (change: PeriodChange) =>
    periods.run({ body: { attendSeqs: picked, change } }).then(
      ({ doneCount, failed }) => {
        settle(doneCount, failed, period('done', { count: doneCount }))
        return true
      },
      // The dialog shows the failure.
      () => false,
    )
  const pick = (attendSeq: AttendSeq, isPicked: boolean) => {
    const next = new Set(selected)
    if (isPicked) next.add(attendSeq)
    else next.delete(attendSeq)
    setSelected(next)
  }
  return {
    picked,
    pick,
    pickAll: (all: boolean) => setSelected(new Set(all ? shown.map(({ attendSeq }) => attendSeq) : [])),
    run,
    ...useRefundCheck(courseSeq, picked),
    changePeriod,
    periodError: periods.error ?? null,
    isChangingPeriod: periods.isRunning,
    isRunning: decide.isRunning,
    notDone,
    forget: () => setNotDone([]),
  }
}
export type Deciding = ReturnType<typeof useDeciding>
