import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { useState } from 'react'
import { publicTypes } from 'contract/values/type-codes'
import { useSeq } from '../../../../platform/address.ts'
import { useEndpoint } from '../../../../platform/endpoint.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Loading, SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import { ClassPage } from '../ClassPage.tsx'
import { useCourse } from '../class-page.api.ts'
import { PreviewContext, type PreviewedAs } from '../previewed-as.ts'
import { classSettingsMessages } from '../../../teaching/courses/settings/class-settings.messages.ts'

/** The page of a class as visitors or its learners see it once it is published, whatever its state is now. */
export function PreviewScreen() {
  const t = useMessages(classSettingsMessages)
  const courseSeq = useSeq('courseSeq')
  const [previewedAs, setPreviewedAs] = useState<PreviewedAs>('visitor')
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
        <PreviewContext value={previewedAs}>
          <ClassPage
            course={{ ...course.data, state: 'PUBLISHED', publicCd: publicTypes.public }}
            lessons={curriculum.data.list}
            preview={<PreviewChoice value={previewedAs} onChange={setPreviewedAs} />}
          />
        </PreviewContext>
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

interface PreviewChoiceProps {
  value: PreviewedAs
  onChange: (value: PreviewedAs) => void
}
function PreviewChoice({ value, onChange }: PreviewChoiceProps) {
  const t = useMessages(classSettingsMessages)
  return (
    <>
      <SegmentedControl
        label={t('previewAs')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'visitor', label: t('asVisitor') },
          { value: 'learner', label: t('asLearner') },
        ]}
      />
      <Notice tone="info">{t(value === 'visitor' ? 'previewVisitor' : 'previewLearner')}</Notice>
    </>
  )
}
