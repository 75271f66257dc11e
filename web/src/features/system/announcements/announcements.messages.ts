import { dictionary } from '../../../platform/words/dictionary.ts'

export const announcementsMessages = dictionary('announcementsMessages', {
  ko: {
    title: '플랫폼 공지',
    sub: '플랫폼 운영자가 사이트를 운영하는 분들께 알리는 내용이에요. 회원과 방문자에게는 보이지 않아요.',
    none: '아직 공지가 없어요',
    noneText: '점검이나 새 기능 소식이 있으면 여기와 관리 화면 위쪽에서 알려 드려요.',
    INFO: '안내',
    IMPORTANT: '중요',
    over: '끝남',
    period: '{from} – {until}',
    read: '자세히 보기',
    closeOf: '“{title}” 닫기',
    failed: '처리하지 못했어요. 다시 시도해 주세요.',
  },
  en: {
    title: 'Announcements',
    sub: 'What the operator of the platform announces to those who run sites. Members and visitors do not see it.',
    none: 'No announcements yet',
    noneText: 'Maintenance and news appear here and at the top of the management area.',
    INFO: 'News',
    IMPORTANT: 'Important',
    over: 'Over',
    period: '{from} – {until}',
    read: 'Read more',
    closeOf: 'Close “{title}”',
    failed: 'This did not work. Please try again.',
  },
})
