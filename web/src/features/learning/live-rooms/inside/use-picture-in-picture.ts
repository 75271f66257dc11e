import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import type { VideoSource } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'

const isSupported = () =>
  typeof document !== 'undefined' && 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/**
 * The large picture in a small window over other programs, which follows the stage when somebody else becomes large. `toggle` is null
 * where the browser has no such window, or there is no picture.
 */
export function usePictureInPicture(source: VideoSource | null) {
  const t = useMessages(liveRoomMessages)
  const element = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const fail = useEffectEvent(() => {
    setOpen(false)
    toast({ text: t('smallWindowFailed'), tone: 'error' })
  })
  useEffect(() => {
    const { current } = element
    if (!isOpen || !source || !current) return
    source.attach(current)
    return () => source.detach(current)
  }, [isOpen, source])
  useEffect(() => {
    const { current } = element
    if (!isOpen || !current) return
    const request = () => void current.requestPictureInPicture().catch(() => fail())
    const leave = () => setOpen(false)
    current.addEventListener('leavepictureinpicture', leave)
    // Browsers refuse before they know the size of the picture.
    if (current.readyState >= HTMLMediaElement.HAVE_METADATA) request()
    else current.addEventListener('loadedmetadata', request, { once: true })
    return () => {
      current.removeEventListener('leavepictureinpicture', leave)
      current.removeEventListener('loadedmetadata', request)
      if (document.pictureInPictureElement === current) void document.exitPictureInPicture()
    }
  }, [isOpen])
  const toggle = () => setOpen(!isOpen)
  return { element, isOpen, toggle: isSupported() && (source || isOpen) ? toggle : null }
}
