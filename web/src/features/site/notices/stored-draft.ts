import { z } from 'zod'
import { seq, type ChannelSeq, type UserSeq } from 'contract/values/ids'
import { now } from '../../../platform/clock.ts'

const DRAFT_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

const StoredDraft = z.object({
  userSeq: seq('user'),
  title: z.string(),
  content: z.string(),
  isPinned: z.boolean(),
  tellsMembers: z.boolean(),
  savedAt: z.iso.datetime(),
})
export type StoredDraft = z.output<typeof StoredDraft>
export type DraftWords = Pick<StoredDraft, 'title' | 'content' | 'isPinned' | 'tellsMembers'>

/** Whose draft, and of which site. */
export interface Writer {
  channelSeq: ChannelSeq
  userSeq: UserSeq
}
const keyOf = ({ channelSeq }: Writer) => `seodang.notice-draft.${channelSeq}`

/** What this person wrote and did not publish; null where there is nothing, or it is older than 30 days. docs/rules.md R-1333. */
export function loadDraft(writer: Writer): StoredDraft | null {
  try {
    const draft = StoredDraft.parse(JSON.parse(localStorage.getItem(keyOf(writer)) ?? 'null'))
    const isFresh = now().getTime() - new Date(draft.savedAt).getTime() < DRAFT_DAYS * DAY
    return draft.userSeq === writer.userSeq && isFresh ? draft : null
  } catch {
    return null
  }
}

/** Without its pictures, which are deleted a day after no text shows them. Null where the browser stores nothing. */
export function storeDraft(writer: Writer, { title, content, isPinned, tellsMembers }: DraftWords) {
  const savedAt = now().toISOString()
  const words = { title, content: withoutPictures(content), isPinned, tellsMembers }
  try {
    localStorage.setItem(keyOf(writer), JSON.stringify({ userSeq: writer.userSeq, ...words, savedAt }))
    return savedAt
  } catch {
    return null
  }
}

export function removeDraft(writer: Writer) {
  try {
    localStorage.removeItem(keyOf(writer))
  } catch {
    // Nothing was stored.
  }
}

export const hasPictures = (html: string) => /<img\b/.test(html)
const withoutPictures = (html: string) => html.replaceAll(/<img\b[^>]*>/g, '')
