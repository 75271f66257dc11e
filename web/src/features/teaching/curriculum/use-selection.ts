import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { isRefusal } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { movedInto, toggled } from './selection.ts'
import { isSection } from './order.ts'
import { curriculumBulkMessages } from './curriculum-bulk.messages.ts'
import { useChangeItems, useCopyItems, useRemoveItems } from './curriculum.api.ts'
import { complain, type Editing } from './use-editing.ts'

const none: ReadonlySet<CurriculumSeq> = new Set()

/** The selected items, and the actions on them. None of them rejects. */
export function useChoosing(courseSeq: CourseSeq, { items, reorder }: Pick<Editing, 'items' | 'reorder'>) {
  const [isOn, setOn] = useState(false)
  const [picked, setPicked] = useState(none)
  const there = items.filter(({ curriculumSeq }) => picked.has(curriculumSeq))
  const chosen = new Set(there.map(({ curriculumSeq }) => curriculumSeq))
  const stop = () => {
    setOn(false)
    setPicked(none)
  }
  return {
    isOn,
    chosen,
    count: chosen.size,
    canMove: items.some(isSection),
    start: () => setOn(true),
    stop,
    toggle: (seq: CurriculumSeq) => setPicked((before) => toggled(items, before, seq)),
    all: () => setPicked(new Set(items.map(({ curriculumSeq }) => curriculumSeq))),
    ...useBulk(courseSeq, { items, reorder, stop }),
  }
}
export type Choosing = ReturnType<typeof useChoosing>

type Seqs = readonly CurriculumSeq[]
interface Site {
  items: readonly EditableItem[]
  reorder: Editing['reorder']
  stop: () => void
}
function useBulk(courseSeq: CourseSeq, { items, reorder, stop }: Site) {
  const t = useMessages(curriculumBulkMessages)
  const copy = useCopyItems(courseSeq)
  const change = useChangeItems(courseSeq)
  const remove = useRemoveItems(courseSeq)
  const done = (text: string) => {
    toast({ text, tone: 'ok' })
    stop()
  }
  return {
    isBusy: copy.isRunning || change.isRunning || remove.isRunning,
    duplicate: (seqs: Seqs) => {
      const curriculumSeqs = items.flatMap((item) =>
        seqs.includes(item.curriculumSeq) ? item.curriculumSeq : [],
      )
      const afterSeq = curriculumSeqs.at(-1) ?? null
      copy
        .run({ body: { curriculumSeqs, afterSeq } })
        .then((made) => done(t('duplicated', { count: made.curriculumSeqs.length })))
        .catch(complain)
    },
    set: (seqs: Seqs, marks: { lockStatusYn?: 'Y' | 'N'; isPublic?: boolean }) => {
      change
        .run({ body: { curriculumSeqs: [...seqs], ...marks } })
        .then(({ count }) => {
          const left = seqs.length - count
          done(left === 0 ? t('changed', { count }) : t('changedSome', { count, left }))
        })
        .catch(complain)
    },
    /** Resolves to a warning if work of learners would be deleted and `forceYn` does not allow it. */
    remove: (seqs: Seqs, forceYn: 'Y' | 'N'): Promise<string | null> =>
      remove.run({ body: { curriculumSeqs: [...seqs], forceYn } }).then(
        () => {
          done(t('removed', { count: seqs.length }))
          return null
        },
        (error: unknown) => {
          if (isRefusal(error, 'MISSION_HAS_WORK')) return error.message
          complain(error)
          return null
        },
      ),
    moveInto: (seqs: Seqs, section: CurriculumSeq | null) => {
      reorder(movedInto(items, new Set(seqs), section), t('moved', { count: seqs.length }))
      stop()
    },
  }
}
