import { IconDots } from '@tabler/icons-react'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { MoveButtons } from '../../../../ui/MoveButtons.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { useOrderLevels, type CountedLevel } from '../levels.api.ts'
import { levelMessages } from '../levels.messages.ts'
import { useConditionTexts } from '../use-condition-texts.ts'
import css from './levels.module.css'

interface LevelTableProps {
  levels: CountedLevel[]
  onDo: (what: 'edit' | 'remove', level: CountedLevel) => void
}
/** A row for each level: what it asks for and how many have it. */
export function LevelTable({ levels, onDo }: LevelTableProps) {
  const t = useMessages(levelMessages)
  const { can } = useSession()
  const textsOf = useConditionTexts()
  const itemsOf = (level: CountedLevel): MenuItem[] => [
    { key: 'see', label: t('see'), href: `/settings/members?level=${level.levelSeq}` },
    ...(can('SITE_MEMBER_UPDATE')
      ? [
          { key: 'edit', label: t('edit'), onPress: () => onDo('edit', level) },
          { key: 'remove', label: t('remove'), danger: true, onPress: () => onDo('remove', level) },
        ]
      : []),
  ]
  const columns: Column<CountedLevel>[] = [
    { key: 'name', head: t('name'), cell: (level) => <LevelBadge level={level} />, bare: true },
    {
      key: 'conditions',
      head: t('way'),
      cell: (level) => (
        <ul className={css.conditions}>
          {textsOf(level).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'discount',
      head: t('discount'),
      cell: ({ discountPercent }) => (
        <span className="num">{discountPercent > 0 ? `${discountPercent}%` : '–'}</span>
      ),
      end: true,
    },
    {
      key: 'members',
      head: t('members'),
      cell: ({ memberCount }) => (
        <span className="num">{t('people', { count: withSeparators(memberCount) })}</span>
      ),
      end: true,
    },
    { key: 'order', head: t('order'), cell: (level) => <Order levels={levels} level={level} /> },
    {
      key: 'actions',
      head: t('actions'),
      cell: (level) => (
        <Menu
          label={t('actionsOf', { name: level.name })}
          icon={<IconDots size={18} />}
          items={itemsOf(level)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  const shown = can('SITE_MEMBER_UPDATE') ? columns : columns.filter(({ key }) => key !== 'order')
  return <DataTable label={t('title')} columns={shown} rows={levels} keyOf={({ levelSeq }) => levelSeq} />
}

function Order({ levels, level }: { levels: CountedLevel[]; level: CountedLevel }) {
  const t = useMessages(levelMessages)
  const { run } = useOrderLevels()
  const { name } = level
  const store = (rows: CountedLevel[]) =>
    void run({ body: { levelSeqs: rows.map(({ levelSeq }) => levelSeq) } }).then(
      () => toast({ text: t('ordered'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <span className={css.order}>
      <MoveButtons
        rows={levels}
        at={levels.indexOf(level)}
        upLabel={t('up', { name })}
        downLabel={t('down', { name })}
        onMove={store}
      />
    </span>
  )
}
