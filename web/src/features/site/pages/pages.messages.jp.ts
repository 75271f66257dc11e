import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { sitePageMessages as texts } from './pages.messages.ts'

export const sitePageMessages: Japanese<typeof texts> = {
  isDraft: 'まだ公開していないページです',
  isPrivate: '非公開のページです',
  onlyStaff: '運営メンバーにのみ表示されます。訪問者には存在しないページとして表示されます。',
}
