import { listEditableCurriculum } from 'contract/curriculum'
import { useSeq } from '../../../platform/address.ts'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { Head } from '../../../platform/Head.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { ClassPage } from '../ClassPage.tsx'
import { useCourse } from '../courses.api.ts'
import { classSettingsWords } from './class-settings.words.ts'

/** The page of a class as its learners will see it, whatever its state. */
export function PreviewScreen() {
  const t = useWords(classSettingsWords)
  const courseSeq = useSeq('courseSeq')
  const course = useCourse(courseSeq, { asStaff: true })
  const curriculum = useEndpoint(listEditableCurriculum, { courseSeq })
  const error = course.error ?? curriculum.error
  const retry = () => {
    void course.refetch()
    void curriculum.refetch()
  }
  return (
    <>
      <Head title={t('preview')} isPrivate />
      {course.data && curriculum.data && (
        <ClassPage course={course.data} lessons={curriculum.data.list} isPreview />
      )}
      {error && (
        <main id="main" className="wrap">
          <ErrorNote
            isPage
            title={t('previewFailed')}
            text={error.message}
            retry={{ label: t('retry'), onPress: retry }}
          />
        </main>
      )}
      {!error && !(course.data && curriculum.data) && (
        <main id="main" className="wrap">
          <Loading label={t('loading')}>
            <SkeletonBlock height={520} radius={20} />
          </Loading>
        </main>
      )}
    </>
  )
}
