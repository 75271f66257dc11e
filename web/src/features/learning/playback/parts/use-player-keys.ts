import { useEffect, useEffectEvent } from 'react'
import { SPEEDS } from './speeds.ts'

interface Player {
  video: HTMLVideoElement | null
  toggleFullscreen: () => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Null for a video without captions. */
  onCaptions: (() => void) | null
  onTheatre: () => void
  onHelp: () => void
}

/** Handles the usual keys of video players, except in text inputs and on buttons that handle the key themselves. */
export function usePlayerKeys({ video, toggleFullscreen, onPrevious, onNext, ...on }: Player) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!video || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isTaken(event)) return
    const own: Record<string, (() => void) | null> = {
      f: toggleFullscreen,
      p: onPrevious,
      n: onNext,
      c: on.onCaptions,
      t: on.onTheatre,
      '?': on.onHelp,
    }
    const action = actionFor(event.key, video) ?? own[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function actionFor(key: string, element: HTMLVideoElement): (() => void) | null {
  const video = element
  const move = (seconds: number) => () => {
    video.currentTime = Math.max(0, Math.min(video.duration || 0, video.currentTime + seconds))
  }
  const speed = (step: 1 | -1) => () => {
    const at = SPEEDS.findIndex((one) => one >= video.playbackRate)
    video.playbackRate = SPEEDS[at + step] ?? video.playbackRate
  }
  const toggle = () => (video.paused ? void video.play().catch(() => null) : video.pause())
  const mute = () => {
    video.muted = !video.muted
  }
  if (/^\d$/.test(key)) {
    return () => {
      video.currentTime = ((video.duration || 0) * Number(key)) / 10
    }
  }
  const actions: Record<string, () => void> = {
    ' ': toggle,
    k: toggle,
    j: move(-10),
    l: move(10),
    ArrowLeft: move(-5),
    ArrowRight: move(5),
    m: mute,
    '<': speed(-1),
    '>': speed(1),
  }
  return actions[key] ?? actions[key.toLowerCase()] ?? null
}

function isTaken(event: KeyboardEvent) {
  if (document.querySelector('dialog:modal')) return true
  return event.composedPath().some((target) => {
    if (!(target instanceof HTMLElement)) return false
    if (target.matches('input, textarea, select, [contenteditable=true]')) return true
    if (event.key === ' ') return target.matches('button, a, summary, [role=button]')
    return event.key.startsWith('Arrow') && target.matches('[role=slider], [role=tablist]')
  })
}
