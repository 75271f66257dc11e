import { dictionary } from '../../../platform/words/dictionary.ts'

export const alarmMessages = dictionary('alarmMessages', {
  ko: {
    title: '알림',
    open: '알림 열기',
    openUnread: '알림 열기, 읽지 않은 알림 {count}개',
    close: '닫기',
    none: '알림 내용이 없습니다.',
    more: '더 보기',
    failed: '알림을 불러오지 못했어요',
    retry: '다시 시도',
    unread: '읽지 않음',
    fresh: '새 알림이 있어요.',
  },
  en: {
    title: 'Notifications',
    open: 'Open notifications',
    openUnread: 'Open notifications, {count} unread',
    close: 'Close',
    none: 'There are no notifications.',
    more: 'More',
    failed: 'The notifications could not be loaded',
    retry: 'Try again',
    unread: 'Unread',
    fresh: 'You have a new notification.',
  },
})
