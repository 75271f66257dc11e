import { dictionary } from '../../../platform/words/dictionary.ts'

export const chatPartMessages = dictionary('chatPartMessages', {
  ko: {
    room: '들어갈 채팅방',
    roomHint: '{participant|이} 이 채팅방에 들어가면 미션이 자동으로 완료돼요.',
    chooseRoom: '채팅방을 골라 주세요',
    nothingToChoose: '아직 채팅방이 없어요',
    NO_ROOM: '어떤 채팅방에 들어갈지 골라 주세요',
    makeRoom: '새 채팅방 만들기',
    failed: '채팅방을 불러오지 못했어요',
    roomGone: '채팅방이 삭제됨',
    enters: '미션 · ‘{name}’ 들어가면 완료',
  },
  en: {
    room: 'Chat room to enter',
    roomHint: 'When {participant|a} enters it, the mission is done by itself.',
    chooseRoom: 'Choose a chat room',
    nothingToChoose: 'There are no chat rooms yet',
    NO_ROOM: 'Choose the chat room to enter',
    makeRoom: 'Open a new chat room',
    failed: 'The chat rooms could not be loaded',
    roomGone: 'The chat room is gone',
    enters: 'Mission · done by entering “{name}”',
  },
})
