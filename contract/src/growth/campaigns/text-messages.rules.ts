import { AD_LABEL, filled, variableValues } from './campaigns.rules.ts'

/** What carriers take, counted in EUC-KR: a short message, or a long one. docs/rules.md R-1098. */
export const SMS_BYTES = 90
export const LMS_BYTES = 2000
/** Characters that staff may write; label, names and the way to refuse come on top. */
export const LONGEST_TEXT = 1800
export type TextKind = 'SMS' | 'LMS' | 'MMS'

/** What carriers take as the picture of a message: a JPEG of at most so many pixels and bytes. docs/rules.md R-1261. */
export const mmsImage = { maxWidth: 1500, maxHeight: 1440, maxBytes: 200_000 } as const

/** Bytes in EUC-KR: one for a letter of ASCII, two for any other. */
export const bytesOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter < '\u0080' ? 1 : 2), 0)

/** As what a text goes out; null for one that is too long. With a picture a short text is as long as any other. */
export function textKindOf(text: string, hasPicture = false): TextKind | null {
  const bytes = bytesOf(text)
  if (hasPicture) return bytes <= LMS_BYTES ? 'MMS' : null
  if (bytes <= SMS_BYTES) return 'SMS'
  return bytes <= LMS_BYTES ? 'LMS' : null
}

interface Said {
  text: string
  isAd: boolean
  siteName: string
  /** The free number at which one refuses; an advertisement has one. */
  refusalNumber: string | null
}
/** The text as it goes out. An advertisement names itself and its sender first and ends with the free way to refuse (Network Act art. 50). */
export function wholeText({ text, isAd, siteName, refusalNumber }: Said) {
  if (!isAd) return text
  return `${AD_LABEL}[${siteName}]\n${text}\n무료수신거부 ${refusalNumber ?? '080'}`
}

/** The same with the names in place of the variables. */
export function wholeTextFor(name: string, said: Said) {
  return wholeText({ ...said, text: filled(said.text, variableValues(name, said.siteName)) })
}
/** Whether it is too long whatever the name of who gets it. docs/rules.md R-1098. */
export const isTooLongForAll = (said: Said) => textKindOf(wholeTextFor('', said)) === null
