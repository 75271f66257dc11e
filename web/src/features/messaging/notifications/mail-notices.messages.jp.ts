import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { mailNoticeMessages as texts } from './mail-notices.messages.ts'

export const mailNoticeMessages: Japanese<typeof texts> = {
  SALE: '販売のお知らせメール',
  SALELead: '担当している{class}が購入されるとメールでお知らせします。',
  ANSWER: '回答のお知らせメール',
  ANSWERLead: '自分の質問に回答があるとメールでお知らせします。',
  SEAT: 'お支払いのご案内メール',
  SEATLead: 'お支払いの途中で離れると、お席を確保している間にメールで1回お知らせします。',
  REVIEW: '{review}のお願いメール',
  REVIEWLead: '{class}を終えると、{review}を投稿できるようメールで1回お知らせします。',
  on: 'メール通知をオンにしました。',
  off: 'メール通知をオフにしました。',
  notLoaded: 'メール通知の設定を読み込めませんでした。',
  retry: 'もう一度試す',
  failed: '保存できませんでした。',
}
