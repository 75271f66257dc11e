import { useState } from 'react'
import type { AttendanceRow } from 'contract/learning/attendance/schemas'
import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useBook, useMarking } from './attendance.api.ts'

/** The attendance of one lesson. A mark shows immediately and is reverted if saving fails. */
export function useMarks({ courseSeq, itemSeq }: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) {
  const book = useBook({ courseSeq, itemSeq })
  const marking = useMarking(courseSeq)
  const [wanted, setWanted] = useState<ReadonlyMap<AttendSeq, boolean>>(new Map())
  const settle = (attendSeqs: AttendSeq[]) =>
    setWanted((now) => new Map([...now].filter(([seq]) => !attendSeqs.includes(seq))))

  async function mark(attendSeqs: AttendSeq[], isPresent: boolean) {
    setWanted((now) => new Map([...now, ...attendSeqs.map((seq) => [seq, isPresent] as const)]))
    try {
      await marking.run({ body: { i: itemSeq, attendSeqs, isPresent } })
    } catch {
      // The failure is shown below the list.
    }
    settle(attendSeqs)
  }
  return {
    ...book,
    mark: (attendSeqs: AttendSeq[], isPresent: boolean) => void mark(attendSeqs, isPresent),
    refusal: marking.error,
    isHere: ({ attendSeq, attendedAt }: AttendanceRow) => wanted.get(attendSeq) ?? attendedAt !== null,
  }
}
