import { useState } from 'react'
import type { SiteBadge } from 'contract/people/badges/schemas'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { BadgeIcon } from './BadgeIcon.tsx'
import { useBadges } from './badges.api.ts'
import { badgeMessages } from './badges.messages.ts'
import css from './badges.module.css'
import { BadgeDialog } from './parts/BadgeDialog.tsx'
import { useBadgeTexts } from './use-badge-texts.ts'

/** The badges that a site can have. */
export function BadgesScreen() {
  const t = useMessages(badgeMessages)
  const [edited, setEdited] = useState<SiteBadge | null>(null)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={useBadges()}>
        {(badges) => (
          <Card pad="none">
            <ul className={css.list}>
              {badges.map((badge) => (
                <BadgeLine key={badge.kind} badge={badge} onEdit={() => setEdited(badge)} />
              ))}
            </ul>
          </Card>
        )}
      </Answer>
      {edited && <BadgeDialog badge={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function BadgeLine({ badge, onEdit }: { badge: SiteBadge; onEdit: () => void }) {
  const t = useMessages(badgeMessages)
  const { can } = useSession()
  const { nameOf, descriptionOf } = useBadgeTexts()
  const isByHand = badge.kind === 'HELPER' || badge.kind === 'HONOUR'
  return (
    <li>
      <span className={css.coin} data-dim={!badge.isOn || undefined}>
        <BadgeIcon icon={badge.icon} size={24} />
      </span>
      <div className={css.text}>
        <b>{nameOf(badge)}</b>
        <p>{descriptionOf(badge)}</p>
        <small>{t(isByHand ? 'byHand' : 'byRule')}</small>
      </div>
      <Kind tone={badge.isOn ? 'ok' : 'plain'}>{t(badge.isOn ? 'on' : 'off')}</Kind>
      {can('SITE_MEMBER_UPDATE') && (
        <Button size="sm" variant="outline" onPress={onEdit}>
          {t('edit')} <VisuallyHidden>{nameOf(badge)}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
