import type { BadgeMark } from 'contract/people/badges/schemas'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { BadgeIcon } from './BadgeIcon.tsx'
import css from './badges.module.css'
import { useBadgeTexts } from './use-badge-texts.ts'

/** The badge that a writer chose, beside their name; small in lists, where only the icon is seen. */
export function NameBadge({ badge, isSmall = false }: { badge: BadgeMark; isSmall?: boolean }) {
  const { nameOf, labelOf } = useBadgeTexts()
  const name = nameOf(badge)
  return (
    <span className={css.mark} data-small={isSmall || undefined} title={labelOf(name)}>
      <BadgeIcon icon={badge.icon} size={14} />
      {isSmall ? <VisuallyHidden>{labelOf(name)}</VisuallyHidden> : name}
    </span>
  )
}
