import { dictionary } from '../../../platform/words/dictionary.ts'

export const pushMessages = dictionary('pushMessages', {
  ko: {
    title: '이 기기에서 푸시 알림 받기',
    lead: '사이트를 보고 있지 않을 때도 새 알림을 알려 드려요. 로그아웃하면 꺼져요.',
    on: '이제 이 기기로 알림을 보내 드려요.',
    off: '이 기기로는 더 이상 보내지 않아요.',
    denied: '브라우저에서 이 사이트의 알림이 차단되어 있어요. 브라우저 설정에서 허용한 뒤 다시 켜 주세요.',
    unsupported: '이 브라우저에서는 푸시 알림을 받을 수 없어요.',
    insecure: '푸시 알림은 안전한 연결(https)에서만 받을 수 있어요.',
    homeScreen: 'iPhone과 iPad에서는 ‘홈 화면에 추가’한 뒤 그 아이콘으로 열어야 받을 수 있어요.',
    failed: '바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  en: {
    title: 'Push notifications on this device',
    lead: 'You get news also while you are not looking at the site. Logging out switches it off.',
    on: 'We will notify you on this device from now on.',
    off: 'We will not notify you on this device any more.',
    denied:
      'Your browser blocks notifications of this site. Allow them in the browser’s settings, then switch this on.',
    unsupported: 'This browser cannot receive push notifications.',
    insecure: 'Push notifications need a secure connection (https).',
    homeScreen: 'On iPhone and iPad, add this site to the home screen first and open it from there.',
    failed: 'This could not be changed. Please try again in a moment.',
  },
})
