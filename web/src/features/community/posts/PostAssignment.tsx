import { challengeProgress } from 'contract/teaching/curriculum/challenges.rules'
import type { getChallenge } from 'contract/community/posts/api'
import type { Output } from 'contract/http/endpoint'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment, formatTime } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { challengeMessages } from './challenge.messages.ts'
import { useChallenge, type MissionRef } from './posts.api.ts'
import { Days } from './parts/Days.tsx'
import { PostList } from './parts/PostList.tsx'
import { WriteForm } from './parts/WriteForm.tsx'
import css from './posts.module.css'

interface PostMissionProps {
  missionRef: MissionRef
  /** Whether the user is a learner; staff get a link to the learners' progress. */
  isKept: boolean
  isDone: boolean
}

/** A mission that a learner completes by writing posts, day by day. */
export function PostMission({ missionRef, isKept, isDone }: PostMissionProps) {
  const t = useMessages(challengeMessages)
  const staffPath = `/classes/${missionRef.courseSeq}/settings/curriculums?work=${missionRef.curriculumSeq}`
  return (
    <QueryView of={useChallenge(missionRef)} words={{ failed: t('failed'), retry: t('retry') }}>
      {(challenge) => (
        <section className={css.mission}>
          {isKept ? (
            <Progress missionRef={missionRef} challenge={challenge} isDone={isDone} />
          ) : (
            <Button variant="outline" href={staffPath}>
              {t('staff')}
            </Button>
          )}
          <div>
            <h2>{t('posts')}</h2>
            <PostList courseSeq={missionRef.courseSeq} curriculumSeq={missionRef.curriculumSeq} />
          </div>
        </section>
      )}
    </QueryView>
  )
}

interface ProgressProps {
  missionRef: MissionRef
  challenge: Output<typeof getChallenge>
  isDone: boolean
}
function Progress({ missionRef, challenge, isDone }: ProgressProps) {
  const t = useMessages(challengeMessages)
  const { language } = useSite()
  const { days, missionChallengeEndAt, dailyChallengeStartTime, ...rules } = challenge
  const endsAt = missionChallengeEndAt === null ? null : new Date(missionChallengeEndAt)
  const input = { ...rules, dailyChallengeStartTime, missionChallengeEndAt: endsAt }
  const stand = challengeProgress(input, days, useNow({ everySecond: true }))
  const { state, count, needed, leftToday, opensAt, closesAt } = stand
  const isTimed = dailyChallengeStartTime !== null
  const values = { left: leftToday, when: formatMoment(opensAt, language), time: formatTime(closesAt) }
  const dayCounts = [...new Set(days)].map((day) => ({
    day,
    count: days.filter((one) => one === day).length,
  }))
  return (
    <>
      {isDone && <Notice tone="ok">{t('done')}</Notice>}
      <div>
        <h2 className="num">{t('progress', { needed, count })}</h2>
        <ProgressBar
          value={Math.min(100, Math.round((count / needed) * 100))}
          label={t('progress', { needed, count })}
        />
        <p className={css.about}>{t('progressOf', { max: rules.maxChallengeCount, needed })}</p>
        {endsAt && state !== 'ENDED' && (
          <p className={css.about}>
            {t('endsAt', { when: formatMoment(endsAt, language, { withYear: true }) })}
          </p>
        )}
      </div>
      <Notice tone={state === 'OPEN' ? 'info' : state === 'ENDED' ? 'soon' : 'ok'}>
        {t(state === 'OPEN' && isTimed ? 'openUntil' : state, values)}
      </Notice>
      {state === 'OPEN' && (
        <WriteForm
          {...missionRef}
          scope={rules.publicScopeDefault}
          isScopeFixed={rules.publicScopeFixedYn === 'Y'}
        />
      )}
      <div>
        <h2>{t('days')}</h2>
        {dayCounts.length > 0 ? <Days of={dayCounts} /> : <p className={css.about}>{t('noDays')}</p>}
      </div>
    </>
  )
}
