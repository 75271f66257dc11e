import { dictionary } from '../../../platform/words/dictionary.ts'

export const suspendedMessages = dictionary('suspendedMessages', {
  ko: {
    title: '지금은 이용할 수 없는 사이트예요',
    text: '{name} 사이트의 운영이 중지되었어요. 이미 결제한 내역은 로그인해서 확인할 수 있어요.',
    forMembers:
      '{name} 사이트의 운영이 중지되어 새로 결제하거나 글을 쓸 수 없어요. 이미 결제한 {class|은} 계속 볼 수 있어요.',
    login: '로그인',
    manage: '사이트 관리',
    classes: '내 {classroom}',
    payments: '결제 내역',
  },
  en: {
    title: 'This site is not available now',
    text: '{name} is suspended. Sign in to see what you paid for.',
    forMembers: '{name} is suspended: nobody can buy or post. You can still use the {class|s} you paid for.',
    login: 'Sign in',
    manage: 'Site management',
    classes: 'My {classroom}',
    payments: 'Payments',
  },
})
