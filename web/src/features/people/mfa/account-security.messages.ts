import { dictionary } from '../../../platform/words/dictionary.ts'

export const accountSecurityMessages = dictionary('accountSecurityMessages', {
  ko: {
    title: '계정 보안',
    lead: '비밀번호, 2단계 인증, 로그인한 기기, 회원 탈퇴는 {host}에서 관리해요. 여기에서 쓰는 이메일과 비밀번호로 로그인하면 돼요.',
    open: '계정 보안으로 가기',
    back: '{site}에서 오셨어요.',
    goBack: '사이트로 돌아가기',
    secondFactor: '2단계 인증',
    on: '사용 중',
    off: '사용 안 함',
    notLoaded: '2단계 인증 정보를 불러오지 못했어요.',
    retry: '다시 시도',
    keyLead: '이 주소에서 쓸 패스키를 추가하면 지문이나 얼굴로 확인할 수 있어요.',
  },
  en: {
    title: 'Account security',
    lead: 'Your password, second factor, devices and leaving are managed at {host}. Log in there with the same e-mail and password as here.',
    open: 'Go to account security',
    back: 'You came from {site}.',
    goBack: 'Back to the site',
    secondFactor: 'Second factor',
    on: 'On',
    off: 'Off',
    notLoaded: 'Two-step verification did not load.',
    retry: 'Try again',
    keyLead: 'Add a passkey for this address to confirm with a finger or your face.',
  },
})
