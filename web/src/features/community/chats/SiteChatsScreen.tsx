import { Head } from '../../../platform/Head.tsx'
import { makeStale } from '../../../platform/endpoint.ts'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useRealtime } from '../../../platform/realtime.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { RoomLine } from './ChatShelf.tsx'
import { useSiteRooms } from './chats.api.ts'
import { chatRoomMessages } from './rooms.messages.ts'
import css from './chats.module.css'

/** The chat rooms of the site that the member may enter. */
export function SiteChatsScreen() {
  const t = useMessages(chatRoomMessages)
  const site = useSite()
  useRealtime('chat', () => void makeStale(site, ['chats']))
  return (
    <main id="main" className={`wrap ${css.rooms}`}>
      <Head title={t('rooms')} isPrivate />
      <PageHead title={t('rooms')} sub={t('siteLead')} />
      <QueryView
        of={useSiteRooms()}
        words={{ failed: t('failed'), retry: t('retry') }}
        empty={{ title: t('none'), text: t('noneText'), isSo: ({ list }) => list.length === 0 }}
        lines={4}
      >
        {({ list }) => (
          <ul className={css.list} aria-label={t('rooms')}>
            {list.map((room) => (
              <li key={room.chatRoomSeq}>
                <Anchor className={css.row} href={`/chat/${room.chatRoomSeq}`}>
                  <RoomLine room={room} />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </main>
  )
}
