import { refusals } from 'contract/community/chats/refusals'
import { feature } from '../../../platform/feature.ts'
import { forgetMessages } from './chats.jobs.ts'
import { chatRoutes } from './chats.routes.ts'
import { mergeMarks } from './merge-accounts.queries.ts'
import { siteRoomRoutes } from './site-rooms.routes.ts'

/** Chat rooms of a class, and of a whole site. */
export const chats = feature({
  refusals,
  routes: [...chatRoutes, ...siteRoomRoutes],
  listeners: [forgetMessages],
  mergeAccounts: { onSite: mergeMarks },
  userColumns: {
    chat_messages: ['user_seq', 'hidden_by_user_seq'],
    chat_reads: ['user_seq'],
    chat_bans: ['user_seq', 'banned_by_user_seq'],
  },
})
