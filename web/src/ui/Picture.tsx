import { useState, type ImgHTMLAttributes, type ReactNode } from 'react'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> {
  src: string | null
  /** Shown while there is no picture, and when the picture cannot be loaded. */
  instead: ReactNode
}

/** A picture; without `alt` one beside words of the same meaning. A broken one is replaced by `instead`. */
export function Picture({ src, instead, alt = '', ...props }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return instead
  // It may have failed before React hydrated and could get the event.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setBroken(src)
  }
  return <img {...props} ref={look} src={src} alt={alt} onError={() => setBroken(src)} />
}
