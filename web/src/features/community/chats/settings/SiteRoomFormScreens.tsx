import { useSearchParams } from 'react-router'
import { isSecureUrl, type ChatAudience, type ChatWriters } from 'contract/community/chats/chats.rules'
import type { ChatRoomSeq } from 'contract/values/ids'
import { seqIn } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { LeaveWarning } from '../../../../platform/draft.tsx'
import { Head } from '../../../../platform/Head.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useLeaveMessages } from '../../../../platform/management/use-leave-messages.ts'
import { useSavedPage } from '../../../../platform/management/use-saved-page.ts'
import { NotFoundPage } from '../../../../platform/WentWrong.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { chatSettingsMessages } from '../chat-settings.messages.ts'
import { useChangeSiteRoom, useCreateSiteRoom, useManagedRoom } from '../site-rooms.api.ts'
import { BannedMembers } from './BannedMembers.tsx'
import { SiteRoomFields } from './SiteRoomFields.tsx'

export interface RoomDraft {
  name: string
  writers: ChatWriters
  audience: ChatAudience
  externalUrl: string
  isClosed: boolean
}
const emptyDraft: RoomDraft = {
  name: '',
  writers: 'ALL',
  audience: 'MEMBERS',
  externalUrl: '',
  isClosed: false,
}

export type RoomFault = 'needName' | 'needUrl'
function faultOf({ name, externalUrl }: RoomDraft): RoomFault | null {
  if (name.trim() === '') return 'needName'
  return externalUrl.trim() === '' || isSecureUrl(externalUrl.trim()) ? null : 'needUrl'
}

export const SiteRoomCreateScreen = () => <RoomForm stored={emptyDraft} chatRoomSeq={null} />

/** `/settings/chat/edit?chatRoomSeq=3` */
export function SiteRoomEditScreen() {
  const chatRoomSeq = seqIn('chatRoomSeq', useSearchParams()[0].get('chatRoomSeq'))
  return chatRoomSeq === undefined ? <NotFoundPage /> : <StoredRoom chatRoomSeq={chatRoomSeq} />
}

function StoredRoom({ chatRoomSeq }: { chatRoomSeq: ChatRoomSeq }) {
  return (
    <Answer of={useManagedRoom(chatRoomSeq)} height={480}>
      {({ banned, ...room }) => (
        <>
          <RoomForm
            key={chatRoomSeq}
            stored={{ ...room, externalUrl: room.externalUrl ?? '' }}
            chatRoomSeq={chatRoomSeq}
          />
          <BannedMembers chatRoomSeq={chatRoomSeq} banned={banned} />
        </>
      )}
    </Answer>
  )
}

interface RoomFormProps {
  stored: RoomDraft
  /** Null for a new one. */
  chatRoomSeq: ChatRoomSeq | null
}
function RoomForm({ stored, chatRoomSeq }: RoomFormProps) {
  const t = useMessages(chatSettingsMessages)
  const leaveMessages = useLeaveMessages()
  const create = useCreateSiteRoom()
  const modify = useChangeSiteRoom()
  const { error, isRunning } = chatRoomSeq === null ? create : modify
  async function store({ isClosed, name, writers, audience, externalUrl }: RoomDraft) {
    const body = { name: name.trim(), writers, audience, externalUrl: externalUrl.trim() || null }
    if (chatRoomSeq === null) await create.run({ body })
    else await modify.run({ chatRoomSeq, body: { ...body, isClosed } })
    return '/settings/chat'
  }
  const form = useSavedPage({ stored, faultOf, store, savedText: t(chatRoomSeq === null ? 'made' : 'saved') })
  const title = chatRoomSeq === null ? t('newRoom') : t('editOf', { name: stored.name })
  return (
    <>
      <Head title={title} isPrivate />
      <LeaveWarning isDirty={form.isDirty && !isRunning} words={leaveMessages} />
      <PageHead
        title={title}
        actions={
          <>
            <Button variant="outline" href="/settings/chat">
              {t('back')}
            </Button>
            <Button loading={isRunning} onPress={form.save}>
              {t(chatRoomSeq === null ? 'make' : 'save')}
            </Button>
          </>
        }
      />
      {error && <Notice tone="error">{messageOf(error, t('notSaved'))}</Notice>}
      <FormSection title={t('title')} why={t('siteSub')}>
        <SiteRoomFields
          draft={form.draft}
          change={form.change}
          fault={form.fault}
          isNew={chatRoomSeq === null}
        />
      </FormSection>
    </>
  )
}
