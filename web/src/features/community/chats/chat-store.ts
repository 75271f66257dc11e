import * as api from 'contract/community/chats/api'
import * as site from 'contract/community/chats/site-rooms.api'
import type { ChatMessage } from 'contract/community/chats/schemas'
import type { Input, Output } from 'contract/http/endpoint'
import type { ScreenRefusal } from 'contract/http/screen-refusals'
import type { ChannelSeq, ChatMessageSeq, ChatRoomSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { isRefusal, type Call } from '../../../platform/call.ts'
import { newKey } from '../../../platform/new-key.ts'
import { merged } from './chat-log.ts'

export interface RoomRef {
  /** Null for a room of the whole site. */
  courseSeq: CourseSeq | null
  chatRoomSeq: ChatRoomSeq
}
export type ChatRoom = Output<typeof api.enterChatRoom>
/** A message written here whose arrival is not confirmed. */
export interface Waiting {
  clientKey: string
  content: string
  /** The reason why sending failed; null while it is being sent. */
  error: Error | null
}
export interface Chat {
  room: ChatRoom | null
  messages: readonly ChatMessage[]
  waiting: readonly Waiting[]
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Whether the connection is lost, so that new messages must be fetched. */
  isLineLost: boolean
  /** The reason why the chat room cannot be shown. */
  error: Error | null
}

type Query = NonNullable<Input<typeof api.listChatMessages>['query']>
interface Site {
  channelSeq: ChannelSeq
}
/** All calls of one chat room. */
export function chatCalls(call: Call, { courseSeq, ...room }: RoomRef & Site) {
  return courseSeq === null ? siteCalls(call, room) : courseCalls(call, { courseSeq, ...room })
}
const courseCalls = (call: Call, roomRef: Site & { courseSeq: CourseSeq; chatRoomSeq: ChatRoomSeq }) => ({
  enter: () => call(api.enterChatRoom, roomRef),
  list: (query: Query) => call(api.listChatMessages, { ...roomRef, query }),
  send: (body: { clientKey: string; content: string }) => call(api.sendChatMessage, { ...roomRef, body }),
  remove: (chatMessageSeq: ChatMessageSeq) => call(api.removeChatMessage, { ...roomRef, chatMessageSeq }),
  hide: (chatMessageSeq: ChatMessageSeq, isHidden: boolean) =>
    call(api.hideChatMessage, { ...roomRef, chatMessageSeq, body: { isHidden } }),
  read: (chatMessageSeq: ChatMessageSeq) => call(api.readChat, { ...roomRef, body: { chatMessageSeq } }),
  ban: null,
})
const siteCalls = (call: Call, roomRef: Site & { chatRoomSeq: ChatRoomSeq }) => ({
  enter: () => call(site.enterSiteChatRoom, roomRef),
  list: (query: Query) => call(site.listSiteChatMessages, { ...roomRef, query }),
  send: (body: { clientKey: string; content: string }) =>
    call(site.sendSiteChatMessage, { ...roomRef, body }),
  remove: (chatMessageSeq: ChatMessageSeq) =>
    call(site.removeSiteChatMessage, { ...roomRef, chatMessageSeq }),
  hide: (chatMessageSeq: ChatMessageSeq, isHidden: boolean) =>
    call(site.hideSiteChatMessage, { ...roomRef, chatMessageSeq, body: { isHidden } }),
  read: (chatMessageSeq: ChatMessageSeq) => call(site.readSiteChat, { ...roomRef, body: { chatMessageSeq } }),
  ban: (userSeq: UserSeq) => call(site.banFromChatRoom, { ...roomRef, body: { userSeq, isBanned: true } }),
})
type Calls = ReturnType<typeof chatCalls>

const noEntry: ScreenRefusal[] = [
  'CHAT_BANNED',
  'NOT_ATTENDING',
  'NOT_FOUND',
  'CLASS_NOT_FOUND',
  'CLASS_GONE',
  'NOT_CHANNEL_USER',
  'SIGN_IN_FIRST',
]

/** The state of a chat room, and its subscribers. */
function keeping() {
  let chat: Chat = {
    room: null,
    messages: [],
    waiting: [],
    hasOlder: false,
    isLoadingOlder: false,
    isLineLost: false,
    error: null,
  }
  const watchers = new Set<() => void>()
  const change = (part: Partial<Chat>) => {
    chat = { ...chat, ...part }
    for (const notify of watchers) notify()
  }
  return {
    get: () => chat,
    change,
    add: (list: readonly ChatMessage[]) => change({ messages: merged(chat.messages, list) }),
    /** A user who lost access to the room no longer sees its messages. */
    fail(error: unknown) {
      const isOut = isRefusal(error, ...noEntry)
      if (!isOut && chat.room) return
      change({ error: asError(error), ...(isOut && { room: null, messages: [], waiting: [] }) })
    },
    watch(notify: () => void) {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
  }
}
type RoomStore = ReturnType<typeof keeping>

function reading({ get, change, add, fail }: RoomStore, { enter, list }: Calls) {
  let asking: Promise<void> | null = null
  let isRequestedAgain = false

  async function comeIn() {
    const room = await enter()
    const before = get().room
    // The mark above the unread messages does not move while the user reads.
    change({ room: before ? { ...room, readUpTo: before.readUpTo } : room, error: null })
  }
  /** Fetches the newest messages, and all between them and the known ones. */
  async function readNewest() {
    const known = get().messages.at(-1)
    const newest = await list({})
    const [oldest] = newest.list
    if (known && oldest && oldest.chatMessageSeq > known.chatMessageSeq) await readOn()
    if (!known) change({ hasOlder: newest.hasMore })
    add(newest.list)
  }
  async function readOn(): Promise<void> {
    const last = get().messages.at(-1)
    if (!last) return readNewest()
    const next = await list({ after: last.chatMessageSeq, limit: 100 })
    if (next.list.length > 0) add(next.list)
    return next.hasMore ? readOn() : undefined
  }
  /** Runs one request at a time; a message during the request causes one more. */
  function catchUp(): Promise<void> {
    if (asking) {
      isRequestedAgain = true
      return asking
    }
    asking = readOn()
      .catch(fail)
      .then(() => {
        asking = null
        if (!isRequestedAgain) return undefined
        isRequestedAgain = false
        return catchUp()
      })
    return asking
  }
  const readOne = (seq: number) => list({ before: seq + 1, limit: 1 }).then((found) => add(found.list), fail)
  return {
    comeIn: () => comeIn().catch(fail),
    open: () => comeIn().then(readNewest).catch(fail),
    catchUp,
    readOne,
  }
}

function writing({ get, change, fail }: RoomStore, { send }: Calls) {
  const without = (clientKey: string) => get().waiting.filter((one) => one.clientKey !== clientKey)
  async function post({ clientKey, content }: Waiting) {
    const setError = (error: Error | null) =>
      change({
        waiting: get().waiting.map((one) => (one.clientKey === clientKey ? { ...one, error } : one)),
      })
    setError(null)
    try {
      const message = await send({ clientKey, content })
      change({ waiting: without(clientKey), messages: merged(get().messages, [message]) })
    } catch (error) {
      setError(asError(error))
      fail(error)
    }
  }
  // Sends one message after the other, so that their order is kept.
  let sending = Promise.resolve()
  const inTurn = (waiting: Waiting) => {
    sending = sending.then(() => post(waiting))
    return sending
  }
  return {
    send(content: string) {
      const waiting = { clientKey: newKey(), content, error: null }
      change({ waiting: [...get().waiting, waiting] })
      return inTurn(waiting)
    },
    resend: inTurn,
    discard: ({ clientKey }: Waiting) => change({ waiting: without(clientKey) }),
  }
}

export type ChatStore = ReturnType<typeof openChat>

/** One chat room as the user reads and writes it: receives messages, fetches missed ones, and keeps unsent ones. */
export function openChat(calls: Calls) {
  const kept = keeping()
  const { get, change, fail } = kept
  const { comeIn, open, catchUp, readOne } = reading(kept, calls)
  return {
    get,
    watch: kept.watch,
    open,
    catchUp,
    ...writing(kept, calls),
    noteLine(isOpen: boolean) {
      change({ isLineLost: !isOpen })
      if (isOpen) void open()
    },
    /** The server published a new or changed message; without a number the chat room itself changed. */
    receive(seq: number | null) {
      if (seq === null) return void comeIn()
      const { messages } = get()
      if (seq > (messages.at(-1)?.chatMessageSeq ?? 0)) return void catchUp()
      return messages.some(({ chatMessageSeq }) => chatMessageSeq === seq) ? void readOne(seq) : undefined
    },
    async loadOlder() {
      const [oldest] = get().messages
      if (!oldest || !get().hasOlder || get().isLoadingOlder) return
      change({ isLoadingOlder: true })
      const older = await calls.list({ before: oldest.chatMessageSeq }).catch(fail)
      change({
        isLoadingOlder: false,
        ...(older && { hasOlder: older.hasMore, messages: merged(get().messages, older.list) }),
      })
    },
    remove: (seq: ChatMessageSeq) => calls.remove(seq).then(() => readOne(seq)),
    hide: (seq: ChatMessageSeq, isHidden: boolean) => calls.hide(seq, isHidden).then(() => readOne(seq)),
    read: calls.read,
    /** Keeps a member out of a room of the site; null in a room of a class. */
    ban: calls.ban,
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
