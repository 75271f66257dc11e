import { dictionary } from '../../../platform/words/dictionary.ts'

export const sitePageMessages = dictionary('sitePageMessages', {
  ko: {
    isDraft: '아직 공개하지 않은 페이지예요',
    isPrivate: '비공개 페이지예요',
    onlyStaff: '운영진에게만 보여요. 방문자에게는 없는 페이지로 나와요.',
  },
  en: {
    isDraft: 'This page is not published yet',
    isPrivate: 'This page is private',
    onlyStaff: 'Only staff see it. Visitors see that there is no such page.',
  },
})
