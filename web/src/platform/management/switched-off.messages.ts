import { dictionary } from '../words/dictionary.ts'

export const switchedOffMessages = dictionary('switchedOffMessages', {
  ko: {
    LIVE_ROOMS: '지금은 화상 {classroom|을} 새로 고를 수 없어요',
    PHONE_CAMPAIGNS: '지금은 휴대폰으로 보낼 수 없어요',
    MEMBERSHIPS: '지금은 멤버십에 새로 가입할 수 없어요',
    VIDEO_UPLOADS: '지금은 새 영상을 올릴 수 없어요',
    SITE_OPENING: '지금은 새 사이트를 만들 수 없어요',
    by: '플랫폼 운영자가 잠시 꺼 두었어요.',
    LIVE_ROOMSGoesOn: '이미 정한 일정은 그대로 열려요.',
    PHONE_CAMPAIGNSGoesOn:
      '보내던 메시지는 다시 켜지면 이어서 나가요. 메일과 사이트 알림은 그대로 보낼 수 있어요.',
    MEMBERSHIPSGoesOn: '이미 가입한 회원은 그대로 이용하고 갱신돼요.',
    VIDEO_UPLOADSGoesOn: '올리던 영상은 끝까지 올라가고, 올린 영상은 그대로 볼 수 있어요.',
    SITE_OPENINGGoesOn: '이미 만든 사이트는 그대로 운영할 수 있어요.',
  },
  en: {
    LIVE_ROOMS: 'The video room cannot be chosen now',
    PHONE_CAMPAIGNS: 'Nothing can be sent to phones now',
    MEMBERSHIPS: 'Nobody can join a membership now',
    VIDEO_UPLOADS: 'New videos cannot be uploaded now',
    SITE_OPENING: 'New sites cannot be opened now',
    by: 'The operator of the platform has switched this off for a while.',
    LIVE_ROOMSGoesOn: 'What is planned already takes place.',
    PHONE_CAMPAIGNSGoesOn:
      'What was on its way goes on once this is back. Mails and notifications in the site are sent as before.',
    MEMBERSHIPSGoesOn: 'Who joined before keeps and renews the membership.',
    VIDEO_UPLOADSGoesOn: 'Uploads that began are finished, and videos play as before.',
    SITE_OPENINGGoesOn: 'Existing sites run as before.',
  },
})
