import { useState, type ImgHTMLAttributes, type ReactNode } from 'react'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> {
  src: string | null
  /** Shown if there is no picture, or if loading it fails. */
  instead: ReactNode
}

/** A picture with a fallback. Without `alt` it is decorative, because text beside it says the same. */
export function Picture({ src, instead, alt = '', ...props }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return instead
  // Loading may have failed before React hydrated and could receive the event.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setBroken(src)
  }
  return <img {...props} ref={look} src={src} alt={alt} onError={() => setBroken(src)} />
}
