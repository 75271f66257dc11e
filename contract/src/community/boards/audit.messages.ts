import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '게시판', en: 'Boards', jp: '掲示板' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'boards.createBoard': {
    ko: '게시판을 만들었어요',
    en: 'made a board',
    jp: '掲示板を作成しました',
  },
  'boards.orderBoards': {
    ko: '게시판 순서를 바꿨어요',
    en: 'changed the order of the boards',
    jp: '掲示板の順番を変更しました',
  },
  'boards.saveBoard': {
    ko: '게시판을 고쳤어요',
    en: 'changed a board',
    jp: '掲示板を編集しました',
  },
  'boards.removeBoard': {
    ko: '게시판을 지웠어요',
    en: 'deleted a board',
    jp: '掲示板を削除しました',
  },
  'boards.pinBoardPost': {
    ko: '게시판의 글을 고정하거나 풀었어요',
    en: 'pinned or unpinned a post of a board',
    jp: '掲示板の投稿の固定を変更しました',
  },
  'boards.hideBoardPost': {
    ko: '게시판의 글이나 댓글을 숨기거나 다시 보이게 했어요',
    en: 'hid or showed a post or comment of a board',
    jp: '掲示板の投稿やコメントの表示を変更しました',
  },
  'boards.dismissBoardReports': {
    ko: '게시판의 신고된 글을 그대로 두었어요',
    en: 'left a reported post of a board as it is',
    jp: '掲示板の報告された投稿をそのままにしました',
  },
  'boards.hideClassBoardPost': {
    ko: '{class} 게시판의 글이나 댓글을 숨기거나 다시 보이게 했어요',
    en: 'hid or showed a post or comment on a board of {class|a}',
    jp: '{class}の掲示板の投稿やコメントの表示を変更しました',
  },
  'boards.dismissClassBoardReports': {
    ko: '{class} 게시판의 신고된 글을 그대로 두었어요',
    en: 'left a reported post on a board of {class|a} as it is',
    jp: '{class}の掲示板の報告された投稿をそのままにしました',
  },
  'boards.createClassBoard': {
    ko: '{class} 게시판을 만들었어요',
    en: 'made a board of {class|a}',
    jp: '{class}の掲示板を作成しました',
  },
  'boards.orderClassBoards': {
    ko: '{class} 게시판 순서를 바꿨어요',
    en: 'changed the order of the boards of {class|a}',
    jp: '{class}の掲示板の順番を変更しました',
  },
  'boards.saveClassBoard': {
    ko: '{class} 게시판을 고쳤어요',
    en: 'changed a board of {class|a}',
    jp: '{class}の掲示板を編集しました',
  },
  'boards.removeClassBoard': {
    ko: '{class} 게시판을 지웠어요',
    en: 'deleted a board of {class|a}',
    jp: '{class}の掲示板を削除しました',
  },
  'boards.pinClassBoardPost': {
    ko: '{class} 게시판의 글을 고정하거나 풀었어요',
    en: 'pinned or unpinned a post on a board of {class|a}',
    jp: '{class}の掲示板の投稿の固定を変更しました',
  },
}
