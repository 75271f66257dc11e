import { IconFolder, IconTargetArrow } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { missionKinds } from 'contract/teaching/curriculum/assignments.rules'
import type { CourseSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Sheet } from '../../../../ui/layers/Sheet.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import type { Classroom } from '../../../learning/lessons/lessons.api.ts'
import { classroomMessages } from '../../../learning/lessons/lessons.messages.ts'

const Library = lazy(() =>
  import('../../../learning/lessons/Library.tsx').then((m) => ({ default: m.Library })),
)
const MissionList = lazy(() =>
  import('../../../learning/assignments/AssignmentList.tsx').then((m) => ({ default: m.MissionList })),
)

const ChatShelf = lazy(() =>
  import('../../../community/chats/ChatShelf.tsx').then((m) => ({ default: m.ChatShelf })),
)

const ClassBoardButton = lazy(() =>
  import('../../../community/boards/ClassBoardLinks.tsx').then((m) => ({ default: m.ClassBoardButton })),
)

const shelves = [
  { kinds: [curriculumTypes.material], name: 'library', Icon: IconFolder, List: Library },
  { kinds: missionKinds, name: 'missions', Icon: IconTargetArrow, List: MissionList },
] as const

/** Buttons for the other parts of the classroom, as far as the class has them. */
export function Shelves({ courseSeq, classroom }: { courseSeq: CourseSeq; classroom: Classroom }) {
  const t = useMessages(classroomMessages)
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  const has = (kinds: readonly string[]) =>
    classroom.lessons.some(({ curriculumTypeCd: kind }) => kinds.includes(kind))
  if (!classroom.mayEnter) return null
  const kept = shelves.map(
    ({ kinds, name, Icon, List }) =>
      has(kinds) && (
        <span key={name}>
          <IconButton
            label={t(name)}
            icon={<Icon size={22} aria-hidden />}
            size={44}
            expanded={open === name}
            onPress={() => setOpen(name)}
          />
          <Sheet open={open === name} onClose={close} title={t(name)} closeLabel={t('close')} tall>
            <Suspense fallback={<SkeletonText lines={6} />}>
              <List courseSeq={courseSeq} onGo={close} />
            </Suspense>
          </Sheet>
        </span>
      ),
  )
  return (
    <>
      {classroom.hasChat && (
        <Suspense>
          <ChatShelf courseSeq={courseSeq} />
        </Suspense>
      )}
      <Suspense>
        <ClassBoardButton courseSeq={courseSeq} />
      </Suspense>
      {kept}
    </>
  )
}
