import { useWords } from '../../platform/words/use-words.ts'
import { useSeq } from '../../platform/address.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useEditableCurriculum } from './curriculum.api.ts'
import css from './CurriculumScreen.module.css'
import { curriculumWords } from './curriculum.words.ts'
import { CurriculumEditor } from './parts/CurriculumEditor.tsx'

/** The lessons of a class as they are written. */
export function CurriculumScreen() {
  const t = useWords(curriculumWords)
  const courseSeq = useSeq('courseSeq')
  const { data, error, refetch } = useEditableCurriculum(courseSeq)
  if (!data && error) {
    return (
      <ErrorNote
        title={t('failed')}
        text={error.message}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  }
  if (!data) {
    return (
      <Loading label={t('loading')}>
        <div className={css.grid}>
          <SkeletonBlock height={340} radius={14} />
          <SkeletonBlock height={240} radius={14} />
        </div>
      </Loading>
    )
  }
  return <CurriculumEditor courseSeq={courseSeq} stored={data.list} mode={data.curriculumProgressCd} />
}
