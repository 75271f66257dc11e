import { useCallback, useEffect, useEffectEvent } from 'react'
import { ServerMessage, type ClientMessage } from 'contract/messaging/realtime/schemas'
import { isForcedStop } from 'contract/messaging/realtime/realtime.rules'
import {
  PING_SECONDS,
  PONG_TIMEOUT_SECONDS,
  RECONNECT_SECONDS,
} from 'contract/messaging/realtime/realtime.rules'
import { issuePlatformTicket, issueTicket } from 'contract/messaging/realtime/api'
import { refreshSession, useSession } from './session.tsx'
import { useSite, type Site } from './site.tsx'

type MessageHandler = (message: ServerMessage) => void
const lines = new WeakMap<Site, ReturnType<typeof openLine>>()

/** Reconnects when a user signs in or becomes a member: the server decides at connection which messages it sends. */
function useLineKey() {
  const { state, isChannelUser } = useSession()
  return state !== 'signed-in' ? null : isChannelUser ? 'member' : 'guest'
}

/** Receives the server's messages to this user while the screen is open. */
export function useRealtime<Cmd extends ServerMessage['cmd']>(
  cmd: Cmd,
  handle: (message: Extract<ServerMessage, { cmd: Cmd }>) => void,
) {
  const site = useSite()
  const lineKey = useLineKey()
  const onMessage = useEffectEvent((message: ServerMessage) => {
    if (message.cmd === cmd) handle(message as Extract<ServerMessage, { cmd: Cmd }>)
  })
  useEffect(() => {
    if (lineKey === null) return
    const line = lines.get(site) ?? openLine(site)
    lines.set(site, line)
    return line.listen((message) => onMessage(message))
  }, [site, lineKey])
}

/** Calls `onState` when the connection opens and closes: messages in between have to be fetched. */
export function useLine(onState: (isOpen: boolean) => void) {
  const site = useSite()
  const lineKey = useLineKey()
  const notify = useEffectEvent(onState)
  useEffect(() => {
    if (lineKey === null) return
    const line = lines.get(site) ?? openLine(site)
    lines.set(site, line)
    return line.watch((isOpen) => notify(isOpen))
  }, [site, lineKey])
}

/** Sends a message to the server while connected; otherwise the message is dropped. */
export function useSay() {
  const site = useSite()
  return useCallback((message: ClientMessage) => lines.get(site)?.say(message), [site])
}

/** One socket per page, shared by all listeners and closed with the last one. */
function openLine(site: Site) {
  const hearers = circle<ServerMessage>()
  const watchers = circle<boolean>()
  let socket: WebSocket | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let isConnecting = false
  const gate = gateOf(site)

  async function connect() {
    clearTimeout(again)
    if (socket || isConnecting) return undefined
    isConnecting = true
    const issued = await askTicket(site).catch(() => null)
    isConnecting = false
    if (hearers.isEmpty()) return undefined
    return issued ? open(issued.url) : retry()
  }
  function open(url: string) {
    const opened = new WebSocket(url)
    socket = opened
    onLife(opened, {
      open: () => watchers.notify(true),
      handle: receive,
      close() {
        // A listener may have returned after the last one left, and use another socket.
        if (socket === opened) socket = null
        watchers.notify(socket !== null)
        retry()
      },
    })
  }
  function receive(text: string) {
    const { data: message } = ServerMessage.safeParse(JSON.parse(text))
    if (message && isForcedStop(message)) {
      gate.stop()
      socket?.close()
      void refreshSession(site)
    }
    if (message) hearers.notify(message)
  }
  /**
   * Waits ten seconds, with some jitter, so that not all browsers reconnect to a restarted server in the same moment.
   * docs/rules.md R-1320.
   */
  function retry() {
    clearTimeout(again)
    if (socket || gate.isStopped() || hearers.isEmpty()) return
    again = setTimeout(() => void connect(), RECONNECT_SECONDS * 1000 * (1 + Math.random() * 0.2))
  }
  return {
    say: (message: ClientMessage) => sayTo(socket, message),
    watch: watchers.add,
    listen(handle: MessageHandler) {
      const leave = hearers.add(handle)
      if (!gate.isStopped()) void connect()
      return () => {
        leave()
        if (!hearers.isEmpty()) return
        clearTimeout(again)
        socket?.close()
        socket = null
      }
    },
  }
}

/** After a forced stop no listener opens the line again before this session ended: the next sign-in is another. */
function gateOf({ session }: Site) {
  let isStopped = false
  return {
    isStopped: () => isStopped,
    stop() {
      isStopped = true
      const unwatch = session.watch(() => {
        if (session.get().state === 'signed-in') return
        isStopped = false
        unwatch()
      })
    },
  }
}

const askTicket = ({ call, channel }: Site) =>
  channel ? call(issueTicket, { channelSeq: channel.channelSeq }) : call(issuePlatformTicket, {})

interface Life {
  open: () => void
  handle: (text: string) => void
  close: () => void
}
function onLife(socket: WebSocket, { open, handle, close }: Life) {
  const stopWatching = watchLife(socket)
  socket.addEventListener('open', open)
  socket.addEventListener('message', ({ data }) => handle(String(data)))
  socket.addEventListener('close', () => {
    stopWatching()
    close()
  })
}

/** The subscribers of one kind of message, each until they unsubscribe. */
function circle<Said>() {
  const all = new Set<(said: Said) => void>()
  return {
    isEmpty: () => all.size === 0,
    add(one: (said: Said) => void) {
      all.add(one)
      return () => void all.delete(one)
    },
    notify(said: Said) {
      for (const one of all) one(said)
    },
  }
}

function sayTo(socket: WebSocket | null, message: ClientMessage) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

/** Sends pings, and closes a connection without a response. */
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
