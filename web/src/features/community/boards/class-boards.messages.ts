import { dictionary } from '../../../platform/words/dictionary.ts'

export const classBoardMessages = dictionary('classBoardMessages', {
  ko: {
    boards: '게시판',
    none: '볼 수 있는 게시판이 없어요',
    noneText: '이 {class|을} 듣거나 가르치는 사람만 볼 수 있거나, 아직 게시판이 없어요.',
    noAccessText: '이 게시판이나 글은 다른 사람에게만 열려 있어요.',
    signIn: '로그인',
    toClass: '{class} 보기',
    failed: '불러오지 못했어요',
    retry: '다시 시도',
  },
  en: {
    boards: 'Boards',
    none: 'There is no board for you',
    noneText: 'The boards are for those who take or teach this {class}, or there are none yet.',
    noAccessText: 'This board or post is open to other people only.',
    signIn: 'Log in',
    toClass: 'See the {class}',
    failed: 'Could not be loaded',
    retry: 'Try again',
  },
})
