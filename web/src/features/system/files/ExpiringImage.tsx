import { useRef, useState, type ReactNode } from 'react'

interface ExpiringImageProps {
  variants: readonly { url: string; width: number }[]
  sizes: string
  alt: string
  /** Reads the text anew that the picture belongs to, with a fresh address. */
  refresh: () => void
  /** Shown where the picture is missing. */
  children: ReactNode
}

/** A picture whose address may have expired: it is fetched once more, and then shown as missing. */
export function ExpiringImage({ variants, sizes, alt, refresh, children }: ExpiringImageProps) {
  const requested = useRef<string | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  const src = variants.at(-1)?.url ?? ''
  if (lost === src) return children
  const fail = () => {
    setLost(src)
    if (requested.current === src) return
    requested.current = src
    refresh()
  }
  return (
    <img
      src={src}
      srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={fail}
    />
  )
}
