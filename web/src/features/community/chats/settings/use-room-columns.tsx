import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import type { Column } from '../../../../ui/DataTable.tsx'
import { MoveButtons } from '../../../../ui/MoveButtons.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { chatSettingsMessages } from '../chat-settings.messages.ts'
import type { ManagedRoom } from '../site-rooms.api.ts'
import css from './site-rooms.module.css'

interface Options {
  /** Null where the order may not change. */
  onMove: ((rooms: ManagedRoom[]) => void) | null
}
/** The columns of the table of chat rooms. */
export function useRoomColumns(rooms: ManagedRoom[], { onMove }: Options): Column<ManagedRoom>[] {
  const t = useMessages(chatSettingsMessages)
  const { can } = useSession()
  const { language } = useSite()
  const columns: Column<ManagedRoom>[] = [
    {
      key: 'name',
      head: t('name'),
      bare: true,
      cell: ({ chatRoomSeq, name, externalUrl }) => (
        <span className={css.name}>
          {can('SITE_CLASS_UPDATE') ? (
            <Anchor href={`/settings/chat/edit?chatRoomSeq=${chatRoomSeq}`}>{name}</Anchor>
          ) : (
            <b>{name}</b>
          )}
          {externalUrl !== null && <small>{externalUrl}</small>}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isClosed, externalUrl }) =>
        externalUrl === null || isClosed ? (
          <Kind tone={isClosed ? 'plain' : 'ok'}>{t(isClosed ? 'closed' : 'open')}</Kind>
        ) : (
          <Kind tone="brand">{t('external')}</Kind>
        ),
    },
    { key: 'audience', head: t('audience'), cell: ({ audience }) => t(audience) },
    { key: 'members', head: t('members'), end: true, cell: ({ memberCount }) => memberCount },
    {
      key: 'last',
      head: t('last'),
      cell: ({ lastMessageAt }) =>
        lastMessageAt === null ? t('nothing') : formatMoment(lastMessageAt, language),
    },
  ]
  if (!onMove) return columns
  return [
    ...columns,
    {
      key: 'order',
      head: t('order'),
      cell: (room) => (
        <span className={css.order}>
          <MoveButtons
            rows={rooms}
            at={rooms.indexOf(room)}
            upLabel={t('upOf', { name: room.name })}
            downLabel={t('downOf', { name: room.name })}
            onMove={onMove}
          />
        </span>
      ),
    },
  ]
}
