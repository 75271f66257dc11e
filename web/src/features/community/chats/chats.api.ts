import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import * as api from 'contract/community/chats/api'
import { listSiteChatRooms } from 'contract/community/chats/site-rooms.api'
import type { CourseSeq } from 'contract/values/ids'
import { makeStale, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useLine, useRealtime } from '../../../platform/realtime.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { chatCalls, openChat, type RoomRef } from './chat-store.ts'

export const useChatRooms = (courseSeq: CourseSeq) => useEndpoint(api.listChatRooms, { courseSeq })
export const useAddRoom = (courseSeq: CourseSeq) => useCommand(api.addChatRoom, { courseSeq })
export const useChangeRoom = (courseSeq: CourseSeq) => useCommand(api.changeChatRoom, { courseSeq })
export const useRemoveRoom = (courseSeq: CourseSeq) => useCommand(api.removeChatRoom, { courseSeq })
export const useOrderRooms = (courseSeq: CourseSeq) => useCommand(api.orderChatRooms, { courseSeq })
export const useSiteRooms = () => useEndpoint(listSiteChatRooms, {})

/** After this long without a message, the client checks whether the connection is still alive. */
const ASK_AGAIN_MS = 45_000

/** A chat room while its screen is open. */
export function useChat(roomRef: RoomRef, onCompleted: (titles: string[]) => void) {
  const site = useSite()
  const { channelSeq } = useChannel()
  const [store] = useState(() => openChat(chatCalls(site.call, { channelSeq, ...roomRef })))
  const chat = useSyncExternalStore(store.watch, store.get, store.get)
  useEffect(() => {
    void store.open()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && store.get().room) void store.catchUp()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [store])
  useLine((isOpen) => store.noteLine(isOpen))
  useRealtime('chat', (message) => {
    if (message.chatRoomSeq === roomRef.chatRoomSeq) store.receive(message.chatMessageSeq)
  })
  const completed = chat.room?.completed
  // Entering the chat room and the opening connection may both report it.
  const announced = useRef(new Set<string>())
  const notify = useEffectEvent((titles: string[]) => {
    const fresh = titles.filter((title) => !announced.current.has(title))
    for (const title of fresh) announced.current.add(title)
    if (fresh.length > 0) onCompleted(fresh)
    void makeStale(site, ['assignments', 'lessons', 'enrolments', 'points'])
  })
  useEffect(() => {
    if (completed && completed.length > 0) notify(completed)
  }, [completed])
  return { store, chat }
}
