import { listMentionable, listMentionableOnBoard } from 'contract/community/boards/mentions.api'
import type { Output } from 'contract/http/endpoint'
import type { BoardPostSeq, BoardSeq } from 'contract/values/ids'
import { useEndpoint } from '../../../platform/endpoint.ts'
import type { PostRef } from './boards.api.ts'

export type MentionedPerson = Output<typeof listMentionable>['list'][number]
/** Who may be mentioned below a post; nobody is asked for while `q` is null. */
export const useMentionable = (postRef: PostRef, q: string | null) =>
  useEndpoint(listMentionable, { ...postRef, query: { q: q ?? '' } }, { enabled: q !== null, keep: true })

export interface PostInForm {
  boardSeq: BoardSeq
  /** Null while it is new. */
  boardPostSeq: BoardPostSeq | null
  isPrivate: boolean
}
/** The same in the text of a post. */
export const useMentionableOnBoard = ({ boardSeq, boardPostSeq, isPrivate }: PostInForm, q: string | null) =>
  useEndpoint(
    listMentionableOnBoard,
    {
      boardSeq,
      query: {
        q: q ?? '',
        ...(boardPostSeq !== null && { boardPostSeq }),
        ...(isPrivate && { isPrivate: 'yes' as const }),
      },
    },
    { enabled: q !== null, keep: true },
  )

interface Reply {
  data: { list: MentionedPerson[] } | undefined
  isPlaceholderData: boolean
}
/** The people of the last reply stay until the next one, as far as they still match. */
export function matching({ data, isPlaceholderData }: Reply, q: string | null) {
  if (q === null || !data) return { people: [], isNobody: false }
  const people = data.list.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  return { people, isNobody: q !== '' && people.length === 0 && !isPlaceholderData }
}
