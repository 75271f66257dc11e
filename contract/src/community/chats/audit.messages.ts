import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '채팅방', en: 'Chat rooms', jp: 'チャットルーム' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'chats.addChatRoom': {
    ko: '채팅방을 만들었어요',
    en: 'made a chat room',
    jp: 'チャットルームを作成しました',
  },
  'chats.changeChatRoom': {
    ko: '채팅방을 고쳤어요',
    en: 'changed a chat room',
    jp: 'チャットルームを編集しました',
  },
  'chats.removeChatRoom': {
    ko: '채팅방을 지웠어요',
    en: 'deleted a chat room',
    jp: 'チャットルームを削除しました',
  },
  'chats.orderChatRooms': {
    ko: '채팅방 순서를 바꿨어요',
    en: 'changed the order of the chat rooms',
    jp: 'チャットルームの順番を変更しました',
  },
  'chats.createSiteChatRoom': {
    ko: '사이트 채팅방을 만들었어요',
    en: 'made a chat room of the site',
    jp: 'サイトのチャットルームを作成しました',
  },
  'chats.changeSiteChatRoom': {
    ko: '사이트 채팅방을 고쳤어요',
    en: 'changed a chat room of the site',
    jp: 'サイトのチャットルームを編集しました',
  },
  'chats.removeSiteChatRoom': {
    ko: '사이트 채팅방을 지웠어요',
    en: 'deleted a chat room of the site',
    jp: 'サイトのチャットルームを削除しました',
  },
  'chats.orderSiteChatRooms': {
    ko: '사이트 채팅방 순서를 바꿨어요',
    en: 'changed the order of the chat rooms of the site',
    jp: 'サイトのチャットルームの順番を変更しました',
  },
  'chats.hideSiteChatMessage': {
    ko: '사이트 채팅 메시지를 가리거나 다시 보이게 했어요',
    en: 'hid or showed a chat message of the site',
    jp: 'サイトのチャットのメッセージの表示を変更しました',
  },
  'chats.banFromChatRoom': {
    ko: '채팅방 참여를 막거나 다시 허용했어요',
    en: 'kept a member out of a chat room, or let them in again',
    jp: 'チャットルームへの参加を制限または再許可しました',
  },
  'chats.hideChatMessage': {
    ko: '채팅 메시지를 가리거나 다시 보이게 했어요',
    en: 'hid or showed a chat message',
    jp: 'チャットのメッセージの表示を変更しました',
  },
}
