import type { MyBadge } from 'contract/people/badges/schemas'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { BadgeIcon } from './BadgeIcon.tsx'
import { useChooseBadge, useMyBadges } from './badges.api.ts'
import { badgeMessages } from './badges.messages.ts'
import css from './badges.module.css'
import { useBadgeTexts } from './use-badge-texts.ts'

/** The badges of the user on this site, and how to get others. */
export function MyBadgesScreen() {
  const t = useMessages(badgeMessages)
  return (
    <AccountShell>
      <Head title={t('mine')} isPrivate />
      <div>
        <PageHead title={t('mine')} sub={t('mineSub')} />
        <Answer of={useMyBadges()} height={320}>
          {(badges) =>
            badges.length === 0 ? (
              <Empty
                title={t('noBadges')}
                text={t('noBadgesText')}
                action={<Button href="/classes">{t('browse')}</Button>}
              />
            ) : (
              <div className={css.page}>
                <Own badges={badges.filter(({ earnedAt }) => earnedAt !== null)} />
                <Waiting badges={badges.filter(({ earnedAt }) => earnedAt === null)} />
              </div>
            )
          }
        </Answer>
      </div>
    </AccountShell>
  )
}

function Own({ badges }: { badges: MyBadge[] }) {
  const t = useMessages(badgeMessages)
  return (
    <section aria-label={t('got')}>
      <h2>{t('got')}</h2>
      {badges.length === 0 && <p className={css.dim}>{t('none')}</p>}
      <ul className={css.cards}>
        {badges.map((badge) => (
          <li key={badge.kind}>
            <BadgeText badge={badge} />
            <BesideName badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ badges }: { badges: MyBadge[] }) {
  const t = useMessages(badgeMessages)
  if (badges.length === 0) return null
  return (
    <section aria-label={t('waiting')}>
      <h2>{t('waiting')}</h2>
      <ul className={css.cards}>
        {badges.map((badge) => (
          <li key={badge.kind}>
            <BadgeText badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BadgeText({ badge }: { badge: MyBadge }) {
  const t = useMessages(badgeMessages)
  const { language } = useSite()
  const { nameOf, descriptionOf } = useBadgeTexts()
  return (
    <>
      <span className={css.coin} data-dim={badge.earnedAt === null || undefined}>
        <BadgeIcon icon={badge.icon} size={24} />
      </span>
      <div className={css.text}>
        <b>{nameOf(badge)}</b>
        <p>{descriptionOf(badge)}</p>
        {badge.reason !== null && <q>{badge.reason}</q>}
        {badge.earnedAt !== null && (
          <small className="num">{t('earnedAt', { date: formatDate(badge.earnedAt, language) })}</small>
        )}
      </div>
    </>
  )
}

function BesideName({ badge }: { badge: MyBadge }) {
  const t = useMessages(badgeMessages)
  const { run, isRunning } = useChooseBadge()
  const choose = (isOn: boolean) =>
    void run({ body: { kind: isOn ? badge.kind : null } }).then(
      () => toast({ text: t(isOn ? 'chosen' : 'unchosen'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <div className={css.choice}>
      <Switch label={t('besideName')} checked={badge.isBesideName} disabled={isRunning} onChange={choose} />
    </div>
  )
}
