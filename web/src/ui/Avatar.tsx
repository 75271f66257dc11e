import { cx } from './cx.ts'
import styles from './Avatar.module.css'

const TONES = 6
const SHAPES = [styles.moon, styles.hill, styles.leaf]

interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** In pixels. */
  size?: number | undefined
  /** Required only if no name is shown beside the picture. */
  label?: string | undefined
}

/** A person's picture, or their first letter on a shape and tone that stay the same for the same name. */
export function Avatar({ name, src, size = 36, label }: AvatarProps) {
  const seed = seedOf(name)
  const box = { width: size, height: size, fontSize: Math.round(size * 0.42) }
  const aria = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span
      className={cx(styles.avatar, SHAPES[seed % SHAPES.length])}
      data-tone={seed % TONES}
      style={box}
      {...aria}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <span>{initialOf(name)}</span>
      )}
    </span>
  )
}

/** The first character, which may consist of two UTF-16 units. */
const initialOf = (name: string) => {
  const first = name.trim().codePointAt(0)
  return first === undefined ? '·' : String.fromCodePoint(first).toUpperCase()
}

const seedOf = (name: string) =>
  Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0)
