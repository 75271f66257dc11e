import { useCallback, useEffect, useEffectEvent } from 'react'
import {
  isForcedStop,
  issueTicket,
  PING_SECONDS,
  PONG_TIMEOUT_SECONDS,
  RECONNECT_SECONDS,
  ServerMessage,
  type ClientMessage,
} from 'contract/realtime'
import { refreshSession, useSession } from './session.tsx'
import { useSite, type Site } from './site.tsx'

type Hear = (message: ServerMessage) => void
const lines = new WeakMap<Site, ReturnType<typeof openLine>>()

/** Hears what the server says to this member while the screen is open. */
export function useRealtime<Cmd extends ServerMessage['cmd']>(
  cmd: Cmd,
  hear: (message: Extract<ServerMessage, { cmd: Cmd }>) => void,
) {
  const site = useSite()
  const { isChannelUser } = useSession()
  const onMessage = useEffectEvent((message: ServerMessage) => {
    if (message.cmd === cmd) hear(message as Extract<ServerMessage, { cmd: Cmd }>)
  })
  useEffect(() => {
    if (!isChannelUser) return
    const line = lines.get(site) ?? openLine(site)
    lines.set(site, line)
    return line.listen((message) => onMessage(message))
  }, [site, isChannelUser])
}

/** Says something to the server while the line is open; what cannot be said now is not said. */
export function useSay() {
  const site = useSite()
  return useCallback((message: ClientMessage) => lines.get(site)?.say(message), [site])
}

/** One socket per page, shared by all who listen; closed when the last one leaves. */
function openLine(site: Site) {
  const hearers = new Set<Hear>()
  let socket: WebSocket | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let isConnecting = false
  let isStopped = false

  async function connect() {
    const { channel } = site
    clearTimeout(again)
    if (!channel || socket || isConnecting) return
    isConnecting = true
    const issued = await site.call(issueTicket, { channelSeq: channel.channelSeq }).catch(() => null)
    isConnecting = false
    if (hearers.size === 0) return
    if (issued) open(issued.url)
    else retry()
  }
  function open(url: string) {
    const opened = new WebSocket(url)
    socket = opened
    const stopWatching = watchLife(opened)
    opened.addEventListener('message', ({ data }) => receive(String(data)))
    opened.addEventListener('close', () => {
      stopWatching()
      // Somebody may have come back after the last one left, and be heard by another socket.
      if (socket === opened) socket = null
      if (socket === null) retry()
    })
  }
  function receive(text: string) {
    const message = ServerMessage.safeParse(JSON.parse(text))
    if (!message.success) return
    if (isForcedStop(message.data)) {
      isStopped = true
      socket?.close()
      void refreshSession(site)
    }
    for (const hear of hearers) hear(message.data)
  }
  /** Ten seconds, a little apart, so that a restarted server is not met by everybody at once. */
  function retry() {
    clearTimeout(again)
    if (isStopped || hearers.size === 0) return
    again = setTimeout(() => void connect(), RECONNECT_SECONDS * 1000 * (1 + Math.random() * 0.2))
  }
  return {
    say: (message: ClientMessage) => sayTo(socket, message),
    listen(hear: Hear) {
      hearers.add(hear)
      isStopped = false
      void connect()
      return () => {
        hearers.delete(hear)
        if (hearers.size > 0) return
        clearTimeout(again)
        socket?.close()
        socket = null
      }
    },
  }
}

function sayTo(socket: WebSocket | null, message: ClientMessage) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

/** Pings, and closes a line on which no answer comes. */
function watchLife(socket: WebSocket) {
  let late: ReturnType<typeof setTimeout> | undefined
  const ping = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send('{"cmd":"ping"}')
    late ??= setTimeout(() => socket.close(), PONG_TIMEOUT_SECONDS * 1000)
  }, PING_SECONDS * 1000)
  const onAnswer = () => {
    clearTimeout(late)
    late = undefined
  }
  socket.addEventListener('message', onAnswer)
  return () => {
    clearInterval(ping)
    clearTimeout(late)
  }
}
