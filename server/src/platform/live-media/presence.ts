import type { PresenceEvent } from './live-media.ts'

/** Passes on who came and went. When the media process dies, everybody left. */
export function presenceOf(onError: (error: unknown) => void) {
  const listeners = new Set<(event: PresenceEvent) => void>()
  const present = new Map<string, { room: string; identity: string }>()
  const emit = (event: PresenceEvent) => {
    const { kind, room, identity } = event
    if (kind === 'joined') present.set(JSON.stringify([room, identity]), { room, identity })
    // Everybody may have left already with the media process.
    else if (!present.delete(JSON.stringify([room, identity]))) return
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        onError(error)
      }
    }
  }
  return {
    emit,
    emptyAll(at: Date) {
      for (const one of present.values()) emit({ kind: 'left', ...one, at })
    },
    count: () => ({
      participants: present.size,
      rooms: new Set([...present.values()].map(({ room }) => room)).size,
    }),
    subscribe(listener: (event: PresenceEvent) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
