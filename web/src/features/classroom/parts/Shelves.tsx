import { IconFolder } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { CourseSeq } from 'contract/values'
import { useWords } from '../../../platform/words/use-words.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import type { Room } from '../classroom.api.ts'
import { classroomWords } from '../classroom.words.ts'

const Library = lazy(() => import('./Library.tsx').then((m) => ({ default: m.Library })))

/** What a class keeps beside its lessons, where it keeps any. */
export function Shelves({ courseSeq, room }: { courseSeq: CourseSeq; room: Room }) {
  const t = useWords(classroomWords)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const hasFiles = room.mayEnter && room.lessons.some(({ curriculumTypeCd }) => curriculumTypeCd === '06')
  if (!hasFiles) return null
  return (
    <>
      <IconButton
        label={t('library')}
        icon={<IconFolder size={22} aria-hidden />}
        size={44}
        expanded={open}
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={t('library')} closeLabel={t('close')} tall>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Library courseSeq={courseSeq} onGo={close} />
        </Suspense>
      </Sheet>
    </>
  )
}
