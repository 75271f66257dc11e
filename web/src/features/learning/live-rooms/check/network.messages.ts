import { dictionary } from '../../../../platform/words/dictionary.ts'

export const networkMessages = dictionary('networkMessages', {
  ko: {
    starting: '화상 {classroom|을} 준비하고 있어요. 곧 확인할게요.',
    trying: '네트워크를 확인하는 중이에요',
    fine: '네트워크가 잘 연결돼요',
    failedBLOCKED: '이 네트워크에서는 화면과 소리가 막혀 있어요',
    hintBLOCKED: '회사나 학교 네트워크에서 자주 그래요. 다른 와이파이나 휴대폰 데이터로 연결해 보세요.',
    askFor: '네트워크 관리자에게는 UDP {port}번 포트를 열어 달라고 요청하면 돼요.',
    failedUNREACHABLE: '서버에 연결하지 못했어요',
    hintUNREACHABLE: '인터넷 연결을 확인하고 다시 시도해 주세요.',
    tryAgain: '다시 확인',
  },
  en: {
    starting: 'The video room is starting. Your network is checked in a moment.',
    trying: 'Checking your network',
    fine: 'Your network works well',
    failedBLOCKED: 'This network blocks picture and sound',
    hintBLOCKED: 'Networks of firms and schools often do. Try another Wi-Fi or mobile data.',
    askFor: 'The administrator of the network can help: UDP port {port} has to be open.',
    failedUNREACHABLE: 'The server could not be reached',
    hintUNREACHABLE: 'Check your internet connection and try again.',
    tryAgain: 'Check again',
  },
})
