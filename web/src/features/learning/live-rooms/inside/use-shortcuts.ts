import { useEffect, useEffectEvent } from 'react'

/** With the Alt key, so that they do not meet what people type or the commands of screen readers. */
export const shortcutKeys = {
  microphone: 'M',
  camera: 'V',
  share: 'S',
  hand: 'H',
  talk: 'C',
  people: 'P',
  layout: 'G',
} as const
export type Shortcut = keyof typeof shortcutKeys

const byCode = new Map<string, string>(
  Object.entries(shortcutKeys).map(([name, key]) => [`Key${key}`, name] as const),
)

export function useShortcuts(actions: Partial<Record<Shortcut, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
    const name = byCode.get(event.code)
    const action = Object.entries(actions).find(([key]) => key === name)?.[1]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
