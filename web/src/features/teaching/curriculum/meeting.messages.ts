import { dictionary } from '../../../platform/words/dictionary.ts'

export const meetingMessages = dictionary('meetingMessages', {
  ko: {
    byItself: 'Zoom 회의가 자동으로 만들어져요',
    byItselfWhy:
      '저장하면 사이트의 Zoom 계정에 회의가 생기고, 시간이나 제목을 바꾸면 회의도 바뀌어요. 링크를 넣지 않아도 돼요.',
    made: 'Zoom 회의가 만들어졌어요',
    madeWhy:
      '회의 번호 {id}. {participant|은} 입장 버튼으로 들어오고, 진행자는 같은 버튼으로 회의를 시작해요.',
    making: 'Zoom 회의를 만들고 있어요',
    failed: 'Zoom 회의를 만들지 못했어요',
    notChanged: '바뀐 내용을 Zoom 회의에 반영하지 못했어요',
    KEYS: 'Zoom에서 사이트의 키를 받아들이지 않아요. 라이브 설정에서 키를 다시 저장해 주세요.',
    PERMISSION: 'Zoom 앱에 필요한 권한(Scope)이 빠져 있어요. 라이브 설정의 안내를 확인해 주세요.',
    HOST: '진행자로 정한 Zoom 사용자가 회의를 열 수 없어요. 라이브 설정에서 진행자 이메일을 확인해 주세요.',
    UNREACHABLE: 'Zoom이 응답하지 않아 잠시 후 자동으로 다시 시도해요.',
    REFUSED: 'Zoom에서 이 회의를 거절했어요. 제목과 시간을 확인하고 다시 시도하거나 링크를 직접 넣어 주세요.',
    code: 'Zoom 코드 {code}',
    retry: '다시 시도하기',
    retried: '다시 시도하지 못했어요. 잠시 후 눌러 주세요.',
    own: '직접 만든 회의 링크 사용',
    ownWhy: '자동으로 만든 회의는 지워지고 아래 링크로 들어와요.',
    tagMaking: '회의 만드는 중',
    tagFailed: '회의 만들기 실패',
  },
  en: {
    byItself: 'The Zoom meeting is made by itself',
    byItselfWhy:
      'Once saved, it has a meeting at the Zoom account of this site, which follows its title and time. No link is needed.',
    made: 'The Zoom meeting is made',
    madeWhy:
      'Meeting {id}. {participant|s} enter with the button to join, and the host starts it with the same button.',
    making: 'The Zoom meeting is being made',
    failed: 'The Zoom meeting could not be made',
    notChanged: 'The Zoom meeting does not have the last changes',
    KEYS: 'Zoom does not accept the keys of this site. Please save them again in the live settings.',
    PERMISSION: 'The Zoom app lacks a scope. Please see the guide in the live settings.',
    HOST: 'The Zoom user who hosts may not hold meetings. Please check the host in the live settings.',
    UNREACHABLE: 'Zoom does not answer. It is tried again by itself in a moment.',
    REFUSED: 'Zoom refuses this meeting. Check title and time and try again, or paste a link.',
    code: 'Zoom code {code}',
    retry: 'Try again',
    retried: 'That did not work. Please press again in a moment.',
    own: 'Use the link of a meeting of your own',
    ownWhy: 'The meeting that was made is deleted, and people enter with the link below.',
    tagMaking: 'Meeting on its way',
    tagFailed: 'Meeting not made',
  },
})
