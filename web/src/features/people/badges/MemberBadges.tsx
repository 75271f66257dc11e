import { lazy, Suspense, useState } from 'react'
import type { MemberBadge } from 'contract/people/badges/schemas'
import type { UserSeq } from 'contract/values/ids'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { BadgeIcon } from './BadgeIcon.tsx'
import { useMemberBadges, useRevokeBadge } from './badges.api.ts'
import { badgeMessages } from './badges.messages.ts'
import css from './badges.module.css'
import { useBadgeTexts } from './use-badge-texts.ts'

const GiveBadge = lazy(() => import('./parts/GiveBadge.tsx').then((m) => ({ default: m.GiveBadge })))

interface MemberBadgesProps {
  userSeq: UserSeq
  name: string
}
/** The badges of a member for staff, who give others. Nothing on sites without badges. */
export function MemberBadges({ userSeq, name }: MemberBadgesProps) {
  const t = useMessages(badgeMessages)
  const { can } = useSession()
  const { data, error, refetch } = useMemberBadges(userSeq)
  const [isGiving, setGiving] = useState(false)
  const [revoked, setRevoked] = useState<MemberBadge | null>(null)
  if (data === null) return null
  const mayChange = can('SITE_MEMBER_UPDATE')
  return (
    <section className={css.section}>
      <div className={css.title}>
        <h3>{t('section')}</h3>
        {data && mayChange && data.others.length > 0 && (
          <Button size="sm" variant="outline" onPress={() => setGiving(true)}>
            {t('give')}
          </Button>
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
      {data?.badges.length === 0 && <p className={css.dim}>{t('noneStaff')}</p>}
      {data && data.badges.length > 0 && (
        <ul className={css.owned}>
          {data.badges.map((badge) => (
            <Line key={badge.kind} badge={badge} onRevoke={mayChange ? () => setRevoked(badge) : null} />
          ))}
        </ul>
      )}
      {data && isGiving && (
        <Suspense fallback={null}>
          <GiveBadge userSeq={userSeq} name={name} badges={data.others} onClose={() => setGiving(false)} />
        </Suspense>
      )}
      {revoked && <Revoking userSeq={userSeq} badge={revoked} onClose={() => setRevoked(null)} />}
    </section>
  )
}

function Line({ badge, onRevoke }: { badge: MemberBadge; onRevoke: (() => void) | null }) {
  const t = useMessages(badgeMessages)
  const { language } = useSite()
  const { nameOf } = useBadgeTexts()
  const date = formatDate(badge.earnedAt, language)
  return (
    <li>
      <span className={css.coin}>
        <BadgeIcon icon={badge.icon} size={22} />
      </span>
      <div className={css.text}>
        <b>{nameOf(badge)}</b>
        <small>
          {badge.byName === null ? t('earned', { date }) : t('given', { date, name: badge.byName })}
        </small>
        {badge.reason !== null && <q>{badge.reason}</q>}
      </div>
      {badge.byName !== null && onRevoke && (
        <Button size="sm" variant="subtle" onPress={onRevoke}>
          {t('revoke')} <VisuallyHidden>{nameOf(badge)}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

interface RevokingProps {
  userSeq: UserSeq
  badge: MemberBadge
  onClose: () => void
}
function Revoking({ userSeq, badge, onClose }: RevokingProps) {
  const t = useMessages(badgeMessages)
  const { nameOf } = useBadgeTexts()
  const { run } = useRevokeBadge(userSeq, badge.kind)
  return (
    <AskFirst
      title={t('revokeTitle')}
      okLabel={t('revoke')}
      cancelLabel={t('cancel')}
      deed={() => run({}).then(() => t('revoked'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('revokeText', { name: nameOf(badge) })}
    </AskFirst>
  )
}
