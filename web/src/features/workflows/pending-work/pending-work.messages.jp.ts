import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { pendingWorkMessages as texts } from './pending-work.messages.ts'

export const pendingWorkMessages: Japanese<typeof texts> = {
  title: '今すること',
  QUESTIONS: '未回答の質問',
  REFUND_REQUESTS: '返金リクエスト',
  DEPOSITS: '入金確認',
  DELIVERIES: '発送する商品',
  BOARD_REPORTS: '掲示板の通報',
  CLASS_REPORTS: '通報された投稿',
}
