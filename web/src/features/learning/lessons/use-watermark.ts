import { useEffect } from 'react'
import css from './Watermark.module.css'

const MOVE_MS = 20_000

/**
 * Shows the viewer's mail address faintly over the picture, moving it regularly. A removed watermark is added again.
 */
export function useWatermark(frame: HTMLElement | null, text: string | null) {
  useEffect(() => {
    if (!frame || !text) return
    const mark = document.createElement('span')
    const put = () => {
      if (mark.parentElement !== frame) frame.append(mark)
    }
    const move = () => {
      mark.className = css['mark'] ?? ''
      mark.ariaHidden = 'true'
      mark.textContent = text
      mark.style.cssText = `left: ${5 + Math.random() * 55}%; top: ${8 + Math.random() * 62}%`
      put()
    }
    const observer = new MutationObserver(put)
    observer.observe(frame, { childList: true })
    const timer = setInterval(move, MOVE_MS)
    move()
    return () => {
      observer.disconnect()
      clearInterval(timer)
      mark.remove()
    }
  }, [frame, text])
}
