import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import type { VideoSource } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'
import { useVideo } from './use-video.ts'

const isSupported = () => typeof document !== 'undefined' && document.pictureInPictureEnabled
const isInWindow = (video: HTMLVideoElement) => document.pictureInPictureElement === video

export interface SmallWindow {
  isOpen: boolean
  /** What a press does now. */
  label: string
  /** Null where the browser has no such window, or there is no picture. */
  toggle: (() => void) | null
}
/** The picture of an element in a small window over other programs, until the user closes it or the element goes. */
export function useSmallWindow(
  video: RefObject<HTMLVideoElement | null>,
  { hasPicture }: { hasPicture: boolean },
): SmallWindow {
  const t = useMessages(liveRoomMessages)
  const [isOpen, setOpen] = useState(false)
  const fail = useEffectEvent(() => {
    setOpen(false)
    toast({ text: t('smallWindowFailed'), tone: 'error' })
  })
  useEffect(() => {
    const { current } = video
    if (!current) return
    // Some browsers have a button of their own for it.
    const enter = () => setOpen(true)
    const leave = () => setOpen(false)
    current.addEventListener('enterpictureinpicture', enter)
    current.addEventListener('leavepictureinpicture', leave)
    return () => {
      current.removeEventListener('enterpictureinpicture', enter)
      current.removeEventListener('leavepictureinpicture', leave)
    }
  }, [video])
  useEffect(() => {
    const { current } = video
    if (!isOpen || !current) return
    const request = () => {
      if (!isInWindow(current)) current.requestPictureInPicture().catch(() => fail())
    }
    // Browsers refuse before they know the size of the picture.
    if (current.readyState >= HTMLMediaElement.HAVE_METADATA) request()
    else current.addEventListener('loadedmetadata', request, { once: true })
    return () => {
      current.removeEventListener('loadedmetadata', request)
      if (isInWindow(current)) document.exitPictureInPicture().catch(() => null)
    }
  }, [video, isOpen])
  const toggle = () => setOpen(!isOpen)
  return {
    isOpen,
    label: t(isOpen ? 'smallWindowClose' : 'smallWindow'),
    toggle: isSupported() && (hasPicture || isOpen) ? toggle : null,
  }
}

/** The large picture of the stage there: it has an element of its own, since those on the stage change. */
export function useStageWindow(large: VideoSource | null) {
  const video = useRef<HTMLVideoElement>(null)
  const smallWindow = useSmallWindow(video, { hasPicture: large !== null })
  useVideo(video, smallWindow.isOpen ? large : null)
  return { ...smallWindow, video }
}
