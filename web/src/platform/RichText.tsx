import { useEffect, useRef } from 'react'
import { videoPageUrl, forReading, parseVideoLinkName } from 'contract/values/rich-text'
import { showForms } from './embedded-forms.ts'
import { cx } from '../ui/cx.ts'
import css from './RichText.module.css'

/** A text with pictures, videos, tables and forms, sanitised by the server. Videos load when the user presses them. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = text
    current?.addEventListener('click', playPressed)
    return () => current?.removeEventListener('click', playPressed)
  }, [])
  useEffect(() => (text.current && html.includes('embed=1') ? showForms(text.current) : undefined), [html])
  return (
    <div
      ref={text}
      className={cx('prose', css.text, className)}
      dangerouslySetInnerHTML={{ __html: forReading(html) }}
    />
  )
}

/** Without a script, or with a key that opens a new tab, the link leads to the page of the video. */
function playPressed(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
  const pressed = event.target.closest<HTMLElement>('a[data-film]')
  const link = parseVideoLinkName(pressed?.dataset['film'] ?? '')
  if (!pressed || !link) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.src = videoPageUrl(link)
  frame.title = pressed.textContent.trim() || link.host
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.allowFullscreen = true
  pressed.replaceWith(frame)
  frame.focus()
}
