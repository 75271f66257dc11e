import { useEffect, useState, type RefObject } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { liveRoomMessages } from '../inside/room.messages.ts'

const isSupported = () => typeof document !== 'undefined' && document.pictureInPictureEnabled

/** The picture that plays, in a small window over other programs. `toggle` is null where the browser has no such window. */
export function useSmallWindow(video: RefObject<HTMLVideoElement | null>) {
  const t = useMessages(liveRoomMessages)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const { current } = video
    if (!current) return
    const enter = () => setOpen(true)
    const leave = () => setOpen(false)
    current.addEventListener('enterpictureinpicture', enter)
    current.addEventListener('leavepictureinpicture', leave)
    return () => {
      current.removeEventListener('enterpictureinpicture', enter)
      current.removeEventListener('leavepictureinpicture', leave)
      if (document.pictureInPictureElement === current) void document.exitPictureInPicture()
    }
  }, [video])
  const toggle = () => {
    const change = isOpen ? document.exitPictureInPicture() : video.current?.requestPictureInPicture()
    change?.catch(() => toast({ text: t('smallWindowFailed'), tone: 'error' }))
  }
  const label = t(isOpen ? 'smallWindowClose' : 'smallWindow')
  return { label, toggle: isSupported() ? toggle : null }
}
