import { useSearchParams } from 'react-router'
import { seqIn } from '../../../platform/address.ts'
import type { CourseSeq } from 'contract/values/ids'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useClassSettings } from '../../teaching/courses/settings/course-settings.api.ts'
import { useChallengeSetting } from './challenges.api.ts'
import { TermPicker } from './ChallengeStudio.tsx'
import { challengeMissionMessages } from './missions.messages.ts'
import { AttendeeList } from './parts/AttendeeList.tsx'

/** One challenge, from `?courseSeq=`: its terms, and how far the participants of each are. */
export function ChallengeDetailScreen() {
  const t = useMessages(challengeMissionMessages)
  const [params] = useSearchParams()
  const courseSeq = seqIn('courseSeq', params.get('courseSeq'))
  if (courseSeq === undefined)
    return (
      <>
        <Head title={t('detailTitle')} isPrivate />
        <Empty
          title={t('chooseFirst')}
          action={<Button href="/settings/challenge">{t('toList')}</Button>}
          isPage
        />
      </>
    )
  return <Detail courseSeq={courseSeq} />
}

function Detail({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(challengeMissionMessages)
  const [params, setParams] = useSearchParams()
  const course = useClassSettings(courseSeq)
  const title = course.data?.title ?? t('detailTitle')
  const choose = (classSeq: number) =>
    setParams({ courseSeq: String(courseSeq), term: String(classSeq) }, { replace: true })
  return (
    <Answer of={useChallengeSetting(courseSeq)}>
      {({ terms }) => {
        const picked = terms.find(({ classSeq }) => String(classSeq) === params.get('term'))
        const term = picked ?? terms.find(({ isCurrent }) => isCurrent)
        return (
          <>
            <Head title={title} isPrivate />
            <PageHead
              title={title}
              sub={t('detailTitle')}
              actions={
                <>
                  <Button variant="outline" href="/settings/challenge">
                    {t('toList')}
                  </Button>
                  <Button href={`/studio/${courseSeq}/challenge`}>{t('run')}</Button>
                </>
              }
            />
            {term && (
              <>
                <TermPicker terms={terms} term={term} onChoose={choose} />
                <AttendeeList key={term.classSeq} termRef={{ courseSeq, classSeq: term.classSeq }} />
              </>
            )}
          </>
        )
      }}
    </Answer>
  )
}
