import type { CourseSeq } from 'contract/values/ids'
import { useState } from 'react'
import { publicTypes } from 'contract/values/type-codes'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { isRefusal } from '../../../../platform/call.ts'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classLifeMessages } from './course-state.messages.ts'
import { useSetPublic, useTrashCourse } from './course-settings.api.ts'

interface TrashInput {
  courseSeq: CourseSeq
  title: string
}
interface Options {
  /** Called after the class was moved. Returns the message, or null if the caller shows its own. */
  onGone: (course: TrashInput) => string | null
  onFailed: (error: unknown) => void
}

/**
 * Moves a class to the trash. The server refuses this for a class on the main page (docs/rules.md R-395): `question`
 * then offers to make it private and move it in one press.
 */
export function useTrash({ onGone, onFailed }: Options) {
  const t = useMessages(classLifeMessages)
  const can = useCanHere()
  const setPublic = useSetPublic()
  const trash = useTrashCourse()
  const [shown, setShown] = useState<TrashInput | null>(null)

  const complain = (course: TrashInput, error: unknown) => {
    const isShown = isRefusal(error, 'CLASS_SHOWN_FIRST')
    if (isShown && can('CLASS_PUBLIC_UPDATE')) setShown(course)
    else onFailed(error)
  }
  async function move(course: TrashInput) {
    try {
      await trash.run({ courseSeq: course.courseSeq })
      return onGone(course)
    } catch (error) {
      complain(course, error)
      return null
    }
  }
  async function hideAndMove(course: TrashInput) {
    const { courseSeq } = course
    await setPublic.run({ courseSeq, body: { publicCd: publicTypes.private } })
    await trash.run({ courseSeq })
    return onGone(course)
  }
  const question = shown && (
    <AskFirst
      title={t('shownTitle')}
      okLabel={t('hideAndTrash')}
      cancelLabel={t('cancel')}
      danger
      deed={() => hideAndMove(shown)}
      failed={t('notTrashed')}
      onClose={() => setShown(null)}
    >
      {t('shownText', { name: shown.title })}
    </AskFirst>
  )
  return { move, question }
}
