import { IconFolder, IconTargetArrow } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { CourseSeq } from 'contract/values'
import { useWords } from '../../../platform/words/use-words.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import type { Room } from '../classroom.api.ts'
import { classroomWords } from '../classroom.words.ts'

const Library = lazy(() => import('./Library.tsx').then((m) => ({ default: m.Library })))
const MissionList = lazy(() =>
  import('../../missions/MissionList.tsx').then((m) => ({ default: m.MissionList })),
)

const shelves = [
  { kind: '06', name: 'library', Icon: IconFolder, List: Library },
  { kind: '03', name: 'missions', Icon: IconTargetArrow, List: MissionList },
] as const

/** What a class keeps beside its lessons, where it keeps any. */
export function Shelves({ courseSeq, room }: { courseSeq: CourseSeq; room: Room }) {
  const t = useWords(classroomWords)
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  const has = (kind: string) => room.lessons.some(({ curriculumTypeCd }) => curriculumTypeCd === kind)
  if (!room.mayEnter) return null
  return shelves.map(
    ({ kind, name, Icon, List }) =>
      has(kind) && (
        <span key={kind}>
          <IconButton
            label={t(name)}
            icon={<Icon size={22} aria-hidden />}
            size={44}
            expanded={open === kind}
            onPress={() => setOpen(kind)}
          />
          <Sheet open={open === kind} onClose={close} title={t(name)} closeLabel={t('close')} tall>
            <Suspense fallback={<SkeletonText lines={6} />}>
              <List courseSeq={courseSeq} onGo={close} />
            </Suspense>
          </Sheet>
        </span>
      ),
  )
}
