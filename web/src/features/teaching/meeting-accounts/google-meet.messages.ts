import { dictionary } from '../../../platform/words/dictionary.ts'

export const googleMeetMessages = dictionary('googleMeetMessages', {
  ko: {
    google: 'Google Meet 연결',
    googleWhy:
      '연결하면 Google Meet으로 여는 라이브 {course|을} 저장할 때 내 Google 캘린더에 회의 일정이 생기고, 시간이나 제목을 바꾸면 일정도 바뀌어요.',
    account: 'Google 계정',
    connectedAt: '연결한 때',
    checkedAt: '마지막 확인',
    KEYS: 'Google에서 연결이 끊어졌어요. 아래에서 다시 연결해 주세요.',
    PERMISSION:
      '캘린더 권한이 없어요. Google Calendar API가 사용 설정되어 있는지 확인하고 아래에서 다시 연결해 주세요.',
    HOST: '이 Google 계정으로는 캘린더를 쓸 수 없어요. 다른 계정으로 다시 연결해 주세요.',
    UNREACHABLE: 'Google에 연결하지 못했어요. 잠시 후 다시 확인해 주세요.',
    disconnectTitle: 'Google 연결을 끊을까요?',
    disconnectWhy:
      '저장된 연결 정보를 지우고 Google에 준 권한도 거둬요. 새 회의는 만들지 않아요. 이미 만든 일정은 Google 캘린더에 남아 있고 {participant|은} 그대로 입장할 수 있어요.',
    disconnected: 'Google 연결을 끊었어요.',
    keys: 'Google 클라이언트',
    keysWhy:
      'Google Cloud에서 한 번만 만들면 돼요. 보안 비밀번호는 암호화해서 보관하고 다시 보여 주지 않아요.',
    step1:
      'Google Cloud 콘솔(console.cloud.google.com)에서 프로젝트를 만들고 API 라이브러리에서 Google Calendar API를 사용 설정해요.',
    step2:
      'OAuth 동의 화면의 데이터 액세스에 calendar.events 범위를 추가하고, 앱을 게시해요. 테스트 상태로 두면 연결이 7일마다 끊어져요.',
    step3: '클라이언트에서 웹 애플리케이션을 만들고, 승인된 리디렉션 URI에 아래 주소를 그대로 넣어요.',
    redirectUrl: '승인된 리디렉션 URI',
    clientId: '클라이언트 ID',
    clientSecret: '클라이언트 보안 비밀번호',
    secretKept: '저장되어 있어요. 바꿀 때만 입력해 주세요.',
    needed: '입력해 주세요',
    connect: 'Google로 로그인해 연결하기',
    again: 'Google로 로그인해 다시 연결하기',
    entry:
      '회의를 만든 Google 계정으로 들어온 사람이 진행자예요. {participant|은} 입장 요청을 보내고, 진행자가 Meet에서 수락해요.',
    failed: '처리하지 못했어요. 다시 시도해 주세요.',
    returning: 'Google 계정을 연결하고 있어요',
    saved: 'Google 계정을 연결했어요.',
    cancelled: 'Google 로그인을 취소했어요',
    cancelledText: '연결하려면 다시 로그인하고 캘린더 권한을 허용해 주세요.',
    notConnected: 'Google 계정을 연결하지 못했어요',
    ended: 'Google 로그인이 만료되었거나 다른 창에서 시작됐어요. 라이브 설정에서 다시 연결해 주세요.',
    back: '라이브 설정으로',
  },
  en: {
    google: 'Google Meet connection',
    googleWhy:
      'Once connected, saving a live {course} at Google Meet makes its event in your Google calendar, and a new time or title changes it.',
    account: 'Google account',
    connectedAt: 'Connected',
    checkedAt: 'Last check',
    KEYS: 'Google ended the connection. Please connect again below.',
    PERMISSION:
      'The permission for the calendar is missing. Please check that the Google Calendar API is enabled, and connect again below.',
    HOST: 'This Google account cannot use a calendar. Please connect another one.',
    UNREACHABLE: 'Google cannot be reached. Please check again in a moment.',
    disconnectTitle: 'Disconnect Google?',
    disconnectWhy:
      'What is stored of the connection is deleted, what was allowed at Google ends, and no more meetings are made. Events that exist stay in the Google calendar, and {participant|s} can enter them as before.',
    disconnected: 'Google is disconnected.',
    keys: 'Google client',
    keysWhy:
      'Made once in the Google Cloud console. The client secret is stored encrypted and never shown again.',
    step1:
      'Create a project in the Google Cloud console (console.cloud.google.com), and enable the Google Calendar API in its API library.',
    step2:
      'Add the scope calendar.events under Data access of the OAuth consent screen, and publish the app. In testing, the connection ends every 7 days.',
    step3:
      'Create a client of the type Web application, with the address below as an authorised redirect URI.',
    redirectUrl: 'Authorised redirect URI',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    secretKept: 'Stored. Enter it only to change it.',
    needed: 'Please fill this in',
    connect: 'Sign in with Google and connect',
    again: 'Sign in with Google and connect again',
    entry:
      'The host is the person who enters with the Google account that made the meeting. {participant|s} ask to be let in, and the host accepts in Meet.',
    failed: 'That did not work. Please try again.',
    returning: 'Connecting your Google account',
    saved: 'Your Google account is connected.',
    cancelled: 'You cancelled the sign-in at Google',
    cancelledText: 'To connect, sign in again and allow the calendar.',
    notConnected: 'Your Google account is not connected',
    ended:
      'The sign-in at Google has expired, or began in another window. Please connect again in the live settings.',
    back: 'To the live settings',
  },
})
