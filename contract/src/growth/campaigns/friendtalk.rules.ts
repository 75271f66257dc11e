/** Limits of Kakao for a message of text or of one picture with text, as Solapi checks them. docs/rules.md R-1095. */
export const LONGEST_FRIENDTALK = 1300
export const LONGEST_FRIENDTALK_BUTTON = 14
export const MAX_FRIENDTALK_BUTTONS = 5

/** What Kakao accepts as the picture of a friend-talk: its width in pixels, and how many times as wide as high it is. docs/rules.md R-1096. */
export const friendtalkImage = { minWidth: 500, tallest: 3 / 4, widest: 2, maxBytes: 500_000 } as const

interface Size {
  width: number
  height: number
}
/** Why Kakao would refuse a picture; null where it fits. */
export function imageFault({ width, height }: Size): 'TOO_SMALL' | 'TOO_TALL' | 'TOO_WIDE' | null {
  if (width < friendtalkImage.minWidth) return 'TOO_SMALL'
  if (width / height < friendtalkImage.tallest) return 'TOO_TALL'
  return width / height > friendtalkImage.widest ? 'TOO_WIDE' : null
}
