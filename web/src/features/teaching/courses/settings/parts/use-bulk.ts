import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { toast } from '../../../../../ui/layers/toast.ts'
import { useRestoreSome, useTrashSome, type Moved } from '../course-trash.api.ts'
import { classLifeMessages } from '../course-state.messages.ts'
import type { AdminCourse } from '../course-settings.api.ts'

/** The selected classes of this page, and moving them together. */
export function useBulk(shown: AdminCourse[]) {
  const t = useMessages(classLifeMessages)
  const [selected, setSelected] = useState<ReadonlySet<CourseSeq>>(new Set())
  const [notMoved, setNotMoved] = useState<Moved['refused']>([])
  const trash = useTrashSome()
  const restore = useRestoreSome()
  // After a search or on another page other classes are visible: only visible ones are moved.
  const picked = shown.flatMap(({ courseSeq }) => (selected.has(courseSeq) ? [courseSeq] : []))
  const fail = (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' })

  const settle = ({ moved, refused }: Moved, say: (count: number) => void) => {
    setSelected(new Set())
    setNotMoved(refused)
    if (moved.length > 0) say(moved.length)
  }
  const putBack = (courseSeqs: CourseSeq[]) =>
    restore
      .run({ body: { courseSeqs } })
      .then(
        (said) => settle(said, (count) => void toast({ text: t('restoredSome', { count }), tone: 'ok' })),
        fail,
      )
  const throwAway = () =>
    trash.run({ body: { courseSeqs: picked } }).then((said) => {
      const undo = { label: t('undo'), onPress: () => void putBack(said.moved) }
      settle(said, (count) => void toast({ text: t('trashedSome', { count }), action: undo }))
    }, fail)
  const pick = (courseSeq: CourseSeq, isPicked: boolean) => {
    const next = new Set(selected)
    if (isPicked) next.add(courseSeq)
    else next.delete(courseSeq)
    setSelected(next)
  }
  return {
    picked,
    pick,
    pickAll: (all: boolean) => setSelected(new Set(all ? shown.map(({ courseSeq }) => courseSeq) : [])),
    throwAway,
    putBack: () => putBack(picked),
    isRunning: trash.isRunning || restore.isRunning,
    notMoved,
    forget: () => setNotMoved([]),
  }
}
export type Bulk = ReturnType<typeof useBulk>
