import { lazy, Suspense, useState } from 'react'
import type { UserSeq } from 'contract/values/ids'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { LevelBadge } from '../../people/levels/LevelBadge.tsx'
import { useMemberLevel, useRevokeLevel, type Change, type Progress } from './level-progress.api.ts'
import { levelProgressMessages } from './level-progress.messages.ts'
import css from './level-progress.module.css'
import { NextLevel } from './parts/NextLevel.tsx'

const GiveDialog = lazy(() => import('./parts/GiveDialog.tsx').then((m) => ({ default: m.GiveDialog })))

interface MemberLevelProps {
  userSeq: UserSeq
  name: string
}
/** The level of a member for staff: the way to the next one, its changes, and giving one by hand. Nothing on sites without levels. */
export function MemberLevel({ userSeq, name }: MemberLevelProps) {
  const t = useMessages(levelProgressMessages)
  const { can } = useSession()
  const { data, error, refetch } = useMemberLevel(userSeq)
  const [doing, setDoing] = useState<'give' | 'revoke' | null>(null)
  if (data === null) return null
  const done = () => setDoing(null)
  return (
    <section className={css.section}>
      <div className={css.title}>
        <h3>{t('section')}</h3>
        {data && can('SITE_MEMBER_UPDATE') && (
          <span className={css.head}>
            {data.progress.isByHand && (
              <Button size="sm" variant="outline" onPress={() => setDoing('revoke')}>
                {t('revoke')}
              </Button>
            )}
            <Button size="sm" variant="outline" onPress={() => setDoing('give')}>
              {t('give')}
            </Button>
          </span>
        )}
      </div>
      {error && (
        <ErrorNote
          compact
          title={t('notLoaded')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonBlock height={72} />}
      {data && <Current progress={data.progress} />}
      {data && data.changes.length > 0 && <Changes changes={data.changes} />}
      {doing === 'give' && (
        <Suspense fallback={null}>
          <GiveDialog userSeq={userSeq} name={name} onClose={done} />
        </Suspense>
      )}
      {doing === 'revoke' && <Revoking userSeq={userSeq} onClose={done} />}
    </section>
  )
}

function Revoking({ userSeq, onClose }: { userSeq: UserSeq; onClose: () => void }) {
  const t = useMessages(levelProgressMessages)
  const { run } = useRevokeLevel(userSeq)
  return (
    <AskFirst
      title={t('revokeTitle')}
      okLabel={t('revoke')}
      cancelLabel={t('cancel')}
      deed={() => run({}).then(() => t('revoked'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('revokeText')}
    </AskFirst>
  )
}

function Current({ progress: { level, since, next, percent, facts } }: { progress: Progress }) {
  const t = useMessages(levelProgressMessages)
  const { language } = useSite()
  return (
    <>
      <p className={css.head}>
        {level ? <LevelBadge level={level} /> : t('noneStaff')}
        {level && since && <small className="num">{t('since', { date: formatDate(since, language) })}</small>}
      </p>
      {next && <NextLevel next={next} percent={percent} facts={facts} />}
    </>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  const t = useMessages(levelProgressMessages)
  const { language } = useSite()
  const none = t('noneStaff')
  return (
    <ul className={css.changes} aria-label={t('history')}>
      {changes.map(({ levelChangeSeq, from, to, cause, byName, reason, createdAt }) => (
        <li key={levelChangeSeq}>
          {t('change', { from: from?.name ?? none, to: to?.name ?? none })}
          <small>
            {[
              formatDate(createdAt, language),
              t(cause, { name: byName ?? '–' }),
              ...(reason === null ? [] : [reason]),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
