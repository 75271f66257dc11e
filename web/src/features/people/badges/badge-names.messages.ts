import { dictionary } from '../../../platform/words/dictionary.ts'

/** The names that every site begins with; its descriptions end in `Why`. */
export const badgeNameMessages = dictionary('badgeNameMessages', {
  ko: {
    badge: '배지: {name}',
    FIRST_FINISH: '첫 수료',
    FIRST_FINISHWhy: '처음으로 {class|을} 끝까지 마쳤어요.',
    FINISHES: '꾸준한 수료',
    FINISHESWhy: '{class} {count}개를 끝까지 마쳤어요.',
    STREAK: '매일 배움',
    STREAKWhy: '{count}일 동안 하루도 빠짐없이 배웠어요.',
    REVIEWS: '정성 가득',
    REVIEWSWhy: '{review} {count}개를 남겼어요.',
    FIRST_POST: '첫 글',
    FIRST_POSTWhy: '게시판에 첫 글을 남겼어요.',
    HELPER: '도움의 손길',
    HELPERWhy: '다른 회원을 정성껏 도와줬어요.',
    HONOUR: '명예 회원',
    HONOURWhy: '운영진이 고마운 마음을 담아 드려요.',
  },
  en: {
    badge: 'Badge: {name}',
    FIRST_FINISH: 'First finish',
    FIRST_FINISHWhy: 'Finished {class|a} for the first time.',
    FINISHES: 'Many finished',
    FINISHESWhy: 'Finished {count} {class|count}.',
    STREAK: 'Day after day',
    STREAKWhy: 'Learned {count} {count|day/days} in a row.',
    REVIEWS: 'Good words',
    REVIEWSWhy: 'Left {count} {review|count}.',
    FIRST_POST: 'First post',
    FIRST_POSTWhy: 'Posted on a board for the first time.',
    HELPER: 'Helping hand',
    HELPERWhy: 'Helped other members with care.',
    HONOUR: 'Member of honour',
    HONOURWhy: 'A thank-you from the staff.',
  },
})
