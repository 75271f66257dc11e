import { publicTypes } from 'contract/values/type-codes'
import type { ClassSettings } from './course-settings.api.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { courseListMessages } from './course-list.messages.ts'

type CourseStateInput = Pick<ClassSettings, 'state' | 'lifecycle' | 'publicCd'>
const tones = {
  PREPARING: 'plain',
  RECRUITING: 'ok',
  CLOSING_SOON: 'soon',
  SOLD_OUT: 'soon',
  CLOSED: 'plain',
  ENDED: 'plain',
} as const

/** The state of a class for its staff: its visibility, and the phase of a public class. */
export function StateKind({ state, lifecycle, publicCd }: CourseStateInput) {
  const t = useMessages(courseListMessages)
  if (state !== 'PUBLISHED') return <Kind>{t(state)}</Kind>
  return (
    <>
      <Kind tone={tones[lifecycle]}>{t(lifecycle)}</Kind>
      {publicCd === publicTypes.private && (
        <>
          {' '}
          <Kind>{t('hidden')}</Kind>
        </>
      )}
    </>
  )
}
