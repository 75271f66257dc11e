import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconExternalLink,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  type Icon,
} from '@tabler/icons-react'
import { isInternal } from 'contract/site/menus/menus.rules'
import type { MenuSeq } from 'contract/values/ids'
import { menuAudiences, menuTargets } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useMenuLabel } from '../use-site-menus.ts'
import { cx } from '../../../../ui/cx.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { usePublishedPages, type MenuItem, type SiteMenu } from '../menus.api.ts'
import { menuMessages } from '../menus.messages.ts'
import { stepped, type Branch, type Step } from '../tree.ts'
import css from './MenuTree.module.css'

const steps: { step: Step; icon: Icon }[] = [
  { step: 'up', icon: IconArrowUp },
  { step: 'down', icon: IconArrowDown },
  { step: 'in', icon: IconIndentIncrease },
  { step: 'out', icon: IconIndentDecrease },
]

interface MenuRowProps {
  menu: SiteMenu
  isBelow: boolean
  tree: readonly Branch[]
  onStep: (menuSeq: MenuSeq, step: Step) => void
  onEdit: () => void
  onAddBelow: () => void
  onRemove: () => void
}

export function MenuRow({ menu, isBelow, tree, onStep, onEdit, onAddBelow, onRemove }: MenuRowProps) {
  const t = useMessages(menuMessages)
  const name = useMenuLabel()(menu)
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: menu.menuSeq,
  })
  const items = [
    { key: 'edit', label: t('edit'), onPress: onEdit },
    ...(isBelow ? [] : [{ key: 'below', label: t('addBelow'), onPress: onAddBelow }]),
    { key: 'remove', label: t('remove'), onPress: onRemove, danger: true },
  ]
  return (
    <li
      ref={setNodeRef}
      className={cx(css.row, isBelow && css.isBelow)}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span ref={setActivatorNodeRef} className={css.grip} {...listeners} aria-hidden="true">
        <IconGripVertical size={18} />
      </span>
      <div className={css.text}>
        <b>{name}</b>
        <Facts of={menu} />
      </div>
      <div className={css.buttons} role="group" aria-label={t('move', { name })}>
        {steps.map(({ step, icon: Sign }) => (
          <button
            key={step}
            type="button"
            aria-label={t(step, { name })}
            title={t(step, { name })}
            // Disabled without `disabled`, so that the button keeps the focus at the end of the list.
            aria-disabled={stepped(tree, menu.menuSeq, step) === null || undefined}
            onClick={(event) => {
              const { currentTarget } = event
              onStep(menu.menuSeq, step)
              // In some browsers a row loses the focus when it moves.
              requestAnimationFrame(() => currentTarget.focus())
            }}
          >
            <Sign size={18} aria-hidden="true" />
          </button>
        ))}
      </div>
      <Menu label={t('actions', { name })} icon={<IconDots size={18} />} items={items} />
    </li>
  )
}

/** The target and the audience of a menu. */
function Facts({ of: menu }: { of: MenuItem }) {
  const t = useMessages(menuMessages)
  const { data } = usePublishedPages()
  const { path, externLinkUrl, openTypeCd, visibleTypeCd } = menu
  const isOwn = isInternal(menu)
  const page = isOwn && path?.startsWith('/p/') ? path.slice(3).toLowerCase() : null
  const isLost = page !== null && data && !data.list.some((one) => one.path.toLowerCase() === page)
  return (
    <span className={css.facts}>
      <span className={css.aim}>
        {!isOwn && <IconExternalLink size={14} aria-hidden="true" />}
        {isOwn ? path : externLinkUrl}
      </span>
      {visibleTypeCd === menuAudiences.members && <Kind tone="brand">{t('forMembers')}</Kind>}
      {visibleTypeCd === menuAudiences.nonMembers && <Kind>{t('forOthers')}</Kind>}
      {openTypeCd === menuTargets.newTab && <Kind>{t('newTab')}</Kind>}
      {isLost && <Kind tone="soon">{t('unpublished')}</Kind>}
    </span>
  )
}
