import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { pdfMessages as texts } from './pdf.messages.ts'

export const pdfMessages: Japanese<typeof texts> = {
  loading: '資料を開いています',
  failed: '資料を開けませんでした',
  failedText: 'インターネット接続をご確認のうえ、もう一度お試しください。',
  locked: '開けないPDFです',
  lockedText:
    'パスワードがかかっているか、壊れているか、大きすぎます。運営者に再アップロードをご依頼ください。',
  pageFailed: '{number}ページを読み込めませんでした。再試行',
  retry: '再試行',
  pages: '{name}、矢印キーでページ送り、プラスとマイナスで拡大・縮小',
  page: '{number}ページ',
  at: '{at} / {total}',
  smaller: '縮小',
  larger: '拡大',
  close: '閉じる',
}
