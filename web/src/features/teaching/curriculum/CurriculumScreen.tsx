import { useSeq } from '../../../platform/address.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useEditableCurriculum } from './curriculum.api.ts'
import { KindsContext, type Kinds } from './item-kind.ts'
import { CurriculumEditor } from './parts/CurriculumEditor.tsx'

/** The curriculum of a class for its staff. `of` contains the kinds of items. */
export function CurriculumScreen({ of }: { of: Kinds }) {
  const courseSeq = useSeq('courseSeq')
  const curriculum = useEditableCurriculum(courseSeq)
  return (
    <Answer of={curriculum}>
      {({ list, curriculumProgressCd }) => (
        <KindsContext value={of}>
          <CurriculumEditor courseSeq={courseSeq} stored={list} mode={curriculumProgressCd} />
        </KindsContext>
      )}
    </Answer>
  )
}
