import { dictionary } from '../../../../platform/words/dictionary.ts'

export const boardLevelMessages = dictionary('boardLevelMessages', {
  ko: {
    from: '‘{name}’ 등급부터',
    goneLevel: '삭제된 등급',
    gone: '이 게시판에 정해 둔 회원 등급이 삭제되어 지금은 운영진만 쓸 수 있어요. 다른 등급이나 회원을 골라 주세요.',
    goneList: '회원 등급이 삭제되어 운영진만 쓸 수 있는 게시판이 있어요. 누가 읽고 쓸지 다시 골라 주세요.',
    listed: '등급이 낮은 회원에게도 게시판 이름 보이기',
    listedHint: '게시판 목록에 이름과 필요한 등급이 보이고, 글은 보이지 않아요. 끄면 없는 게시판처럼 보여요.',
  },
  en: {
    from: 'From level “{name}” on',
    goneLevel: 'A deleted level',
    gone: 'The level of this board was deleted, so only staff use it now. Please choose another level, or members.',
    goneList:
      'The level of a board was deleted, so only staff use it now. Please choose again who reads and writes.',
    listed: 'Name the board to people below its level',
    listedHint:
      'The list of boards shows its name and the level it is for, but no posts. Otherwise the board does not exist for them.',
  },
})
