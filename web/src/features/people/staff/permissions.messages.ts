import { dictionary } from '../../../platform/words/dictionary.ts'

/** The groups of permissions on the screen of roles. */
export const permissionGroupMessages = dictionary('permissionGroupMessages', {
  ko: {
    site: '사이트',
    class: '{class}',
    student: '{participant}',
    member: '회원',
    community: '게시판과 {review}',
    money: '매출과 홍보',
    staff: '운영진',
  },
  en: {
    site: 'Site',
    class: '{class|s}',
    student: '{participant|s}',
    member: 'Members',
    community: 'Boards and {review|s}',
    money: 'Sales and marketing',
    staff: 'Staff',
  },
})
