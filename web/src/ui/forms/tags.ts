/**
 * The allowed characters of each kind of tag. A `textTag` is one word of letters, digits, Hangul and `_`, as behind a
 * `#`.
 */
const kinds = {
  text: /^.{1,100}$/,
  textTag: /^[\p{L}\p{N}_]{1,20}$/u,
  digits: /^\d+$/,
  email: /^[^\s@,]+@[^\s@,]+\.[^\s@,.]+$/,
  url: /^https?:\/\/[^\s/.]+\.[^\s]+$/i,
  isodate: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
} as const
export type TagKind = keyof typeof kinds

export const isTag = (text: string, kind: TagKind) => kinds[kind].test(text)

/** Returns the reason why a tag cannot be added, or null if it can. */
export function whyNoTag(
  text: string,
  {
    tags,
    kind,
    most,
    allowsTwice,
  }: { tags: readonly string[]; kind: TagKind; most: number; allowsTwice: boolean },
): 'full' | 'twice' | 'wrong' | null {
  if (tags.length >= most) return 'full'
  if (!allowsTwice && tags.includes(text)) return 'twice'
  return isTag(text, kind) ? null : 'wrong'
}
