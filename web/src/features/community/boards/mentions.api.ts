import { listMentionable } from 'contract/community/boards/mentions.api'
import type { Output } from 'contract/http/endpoint'
import { useEndpoint } from '../../../platform/endpoint.ts'
import type { PostRef } from './boards.api.ts'

export type MentionedPerson = Output<typeof listMentionable>['list'][number]
/** Who may be mentioned below a post; null while nobody is sought. */
export const useMentionable = (postRef: PostRef, q: string | null) =>
  useEndpoint(listMentionable, { ...postRef, query: { q: q ?? '' } }, { enabled: q !== null, keep: true })
