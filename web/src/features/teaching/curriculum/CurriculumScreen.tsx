import { useSeq } from '../../../platform/address.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useEditableCurriculum } from './curriculum.api.ts'
import { CurriculumEditor } from './parts/CurriculumEditor.tsx'

/** The lessons of a class as they are written. */
export function CurriculumScreen() {
  const courseSeq = useSeq('courseSeq')
  const curriculum = useEditableCurriculum(courseSeq)
  return (
    <Answer of={curriculum}>
      {({ list, curriculumProgressCd }) => (
        <CurriculumEditor courseSeq={courseSeq} stored={list} mode={curriculumProgressCd} />
      )}
    </Answer>
  )
}
