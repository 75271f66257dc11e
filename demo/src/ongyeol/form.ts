import type { DemoForm } from '../living/forms.ts'

const option = (key: string, label: string) => ({ key, label })

/** The application to a day on which the studio is open to everybody. */
export const openDay: DemoForm = {
  formId: 'open-class',
  title: '겨울 오픈 클래스 신청',
  description:
    '12월 토요일 아침, 온결요가 스튜디오에서 누구나 함께하는 무료 클래스를 열어요.\n매트와 차는 저희가 준비할게요.',
  thanks: '신청해 주셔서 고마워요. 시작 이틀 전에 오시는 길을 문자로 알려 드릴게요.',
  items: [
    { label: '이름', isRequired: true },
    {
      itemType: 'PHONE_NUMBER',
      label: '연락처',
      isRequired: true,
      helpText: '오시는 길을 문자로 보내 드려요.',
    },
    { itemType: 'EMAIL', label: '이메일' },
    {
      itemType: 'SINGLE_CHOICE',
      label: '참여하고 싶은 날',
      isRequired: true,
      options: [
        option('first', '첫째 주 토요일 09:00'),
        option('second', '둘째 주 토요일 09:00'),
        option('third', '셋째 주 토요일 09:00'),
      ],
    },
    {
      itemType: 'MULTIPLE_CHOICE',
      label: '요즘 돌보고 싶은 곳',
      options: [
        option('neck', '목과 어깨'),
        option('back', '허리'),
        option('sleep', '잠'),
        option('mind', '마음'),
      ],
    },
    {
      itemType: 'DROPDOWN',
      label: '요가 경험',
      options: [option('none', '처음이에요'), option('some', '1년 안팎'), option('long', '3년 이상')],
    },
    {
      itemType: 'LONG_TEXT',
      label: '강사에게 미리 알려 줄 것',
      helpText: '아픈 곳이나 궁금한 점을 적어 주세요.',
    },
    {
      itemType: 'AGREE',
      label: '개인정보 수집·이용에 동의합니다',
      isRequired: true,
      agreeKind: 'privacy',
      agreeText:
        '수집하는 항목: 이름, 연락처, 이메일\n이용 목적: 오픈 클래스 신청 확인과 안내\n보관 기간: 클래스가 끝나고 한 달 뒤 파기\n동의하지 않을 수 있으며, 이 경우 신청할 수 없어요.',
    },
    {
      itemType: 'AGREE',
      label: '새 클래스 소식을 받을게요',
      agreeKind: 'marketing',
      agreeText: '새 클래스와 행사 소식을 문자와 이메일로 보내 드려요. 언제든 받지 않을 수 있어요.',
    },
  ],
  answers: [
    {
      name: '이하준',
      at: [-12, '20:14'],
      values: ['이하준', '010-2345-6712', null, 'first', ['neck', 'back'], 'none', null, true, true],
    },
    {
      name: '박지우',
      at: [-11, '08:40'],
      values: [
        '박지우',
        '010-8812-0934',
        'jiwoo@example.com',
        'first',
        ['sleep', 'mind'],
        'some',
        '왼쪽 무릎을 다친 적이 있어서 오래 꿇는 자세가 어려워요.',
        true,
        null,
      ],
    },
    {
      name: '정도윤',
      at: [-9, '13:22'],
      values: ['정도윤', '010-4410-2231', null, 'second', ['back'], 'none', null, true, null],
    },
    {
      name: '강하은',
      at: [-7, '22:05'],
      values: [
        '강하은',
        '010-9090-1177',
        'haeun@example.com',
        'second',
        ['neck', 'mind'],
        'long',
        null,
        true,
        true,
      ],
    },
    {
      name: '조시우',
      at: [-4, '07:51'],
      values: [
        '조시우',
        '010-3321-5590',
        null,
        'first',
        ['neck'],
        'some',
        '친구와 함께 가도 될까요?',
        true,
        null,
      ],
    },
    {
      name: '윤지아',
      at: [-2, '18:30'],
      values: ['윤지아', '010-7712-6045', null, 'third', ['sleep'], 'none', null, true, true],
    },
  ],
}
