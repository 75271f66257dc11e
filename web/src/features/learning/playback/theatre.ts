import { useSyncExternalStore } from 'react'

const KEY = 'theatre'
const listeners = new Set<() => void>()
let isOn: boolean | null = null

function read() {
  if (isOn !== null) return isOn
  try {
    isOn = localStorage.getItem(KEY) === 'on'
  } catch {
    isOn = false
  }
  return isOn
}
function toggle() {
  isOn = !read()
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Without storage the user chooses again next time.
  }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const never = () => false

/** Whether videos take the whole width, as last chosen in this browser; the list is then below. */
export const useTheatre = () => ({ isOn: useSyncExternalStore(subscribe, read, never), toggle })
