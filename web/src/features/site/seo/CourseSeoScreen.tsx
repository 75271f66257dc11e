import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { CourseSeoForm } from './parts/CourseSeoForm.tsx'
import { useCourseSeo } from './seo.api.ts'
import { seoMessages } from './seo.messages.ts'

/** The metadata of one class for search engines and messengers. */
export function CourseSeoScreen() {
  const t = useMessages(seoMessages)
  const course = useCourseSeo(useSeq('courseSeq'))
  return (
    <>
      <Head title={t('title')} isPrivate />
      <Answer of={course} height={720}>
        {(stored) => <CourseSeoForm key={stored.courseSeq} course={stored} />}
      </Answer>
    </>
  )
}
