import type { ChatMessage } from 'contract/community/chats/schemas'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findFaces } from '../../people/members/members.public.ts'
import type { MessageRow } from './chats.queries.ts'

type MessageView = z.output<typeof ChatMessage>

/** Messages as this reader may see them, each with its writer. */
export async function messagesView(
  ctx: MemberContext,
  found: MessageRow[],
  { isStaff: readsAll }: { isStaff: boolean },
): Promise<MessageView[]> {
  const faces = await findFaces(ctx, [...new Set(found.map(({ userSeq }) => userSeq))])
  return found.map((message) => {
    const { userSeq, hiddenAt, removedAt } = message
    const isMine = userSeq === ctx.user.userSeq
    const state = removedAt ? 'REMOVED' : hiddenAt ? 'HIDDEN' : 'SHOWN'
    return {
      chatMessageSeq: message.chatMessageSeq,
      writerSeq: userSeq,
      writerName: shownName(message.writerName, ctx.language),
      writerImageUrl: faces.get(userSeq) ?? null,
      isMine,
      isStaff: message.isStaff,
      state,
      content: state === 'SHOWN' || isMine || readsAll ? message.content : '',
      createdAt: message.createdAt,
    }
  })
}
