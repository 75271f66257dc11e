export interface ToastMessage {
  text: string
  tone?: 'plain' | 'ok' | 'error' | undefined
  action?: { label: string; onPress: () => void } | undefined
}
export interface Toast extends ToastMessage {
  id: number
}

const MAX_AT_ONCE = 3
const listeners = new Set<() => void>()
let shown: readonly Toast[] = []
let lastId = 0

/**
 * Shows a message in the corner for eight seconds. Call it only from event handlers and effects, never during server
 * rendering.
 */
export function toast(message: string | ToastMessage): number {
  lastId += 1
  const said = typeof message === 'string' ? { text: message } : message
  show([...shown, { ...said, id: lastId }].slice(-MAX_AT_ONCE))
  return lastId
}

export function dismissToast(id: number) {
  show(shown.filter((one) => one.id !== id))
}

export const currentToasts = () => shown

export function onToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function show(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}
