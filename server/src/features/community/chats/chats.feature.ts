import { refusals } from 'contract/community/chats/refusals'
import { feature } from '../../../platform/feature.ts'
import { forgetMessages } from './chats.jobs.ts'
import { chatRoutes } from './chats.routes.ts'
import { mergeReadMarks } from './merge-accounts.queries.ts'

/** Chat rooms of a class. */
export const chats = feature({
  refusals,
  routes: chatRoutes,
  listeners: [forgetMessages],
  mergeAccounts: { onSite: mergeReadMarks },
  userColumns: { chat_messages: ['user_seq', 'hidden_by_user_seq'], chat_reads: ['user_seq'] },
})
