import { sql } from 'kysely'
import type { Role } from 'contract/http/permissions'

interface Columns {
  /** The post, with the class of its board. */
  post: 'p' | 'boardPosts'
  /** What was written: the post, or a comment below it. */
  written: 'p' | 'boardPosts' | 'boardComments'
  member: 'm' | 'members'
}
/**
 * What the writer is for readers of the board: their role on the site, otherwise in the class of the board, where who teaches is an
 * instructor and others of its staff are managers. docs/rules.md R-1057.
 */
export const writerRole = ({ post, written, member }: Columns) => sql<Role | null>`
  coalesce(${sql.ref(`${member}.role`)}, (
    select case s.user_type_cd when 'TCH' then 'TCH' else 'MNG' end from course_staff s
    where s.channel_seq = ${sql.ref(`${post}.channelSeq`)} and s.course_seq = ${sql.ref(`${post}.courseSeq`)}
      and s.user_seq = ${sql.ref(`${written}.userSeq`)} and (s.user_type_cd <> 'TCH' or s.is_invited)))`
