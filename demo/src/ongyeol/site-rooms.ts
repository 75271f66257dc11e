import type { DemoRoom } from '../living/life.ts'

const OWNER = '윤하늘'
const TEA = '문가온'

/** Chat rooms of the site, which its members enter without a class. */
export const rooms: readonly DemoRoom[] = [
  {
    name: '온결 사랑방',
    writers: 'ALL',
    by: OWNER,
    at: [-11, '10:00'],
    said: [
      {
        by: OWNER,
        at: [-11, '10:05'],
        text: '누구나 편하게 이야기 나누는 방이에요. 오늘 하루는 어떠셨나요?',
      },
      { by: '박지우', at: [-2, '19:40'], text: '퇴근길에 들렀어요. 오늘 저녁 수업 다녀오신 분 계신가요?' },
      { by: '강하은', at: [-2, '19:52'], text: '저요! 끝나고 마신 차가 참 좋았어요.' },
      { by: TEA, at: [-2, '20:10'], text: '오늘은 쑥차였어요. 다음 주에는 감잎차를 준비할게요.' },
      { by: '박지우', at: [-2, '20:12'], text: '다음 주에는 꼭 시간 맞춰 갈게요.' },
      { by: '김서윤', at: [-1, '21:05'], text: '아침반도 차 한 잔 있으면 좋겠어요.' },
    ],
  },
  {
    name: '오늘의 안내',
    writers: 'STAFF',
    by: OWNER,
    at: [-11, '10:10'],
    said: [
      {
        by: OWNER,
        at: [-1, '09:00'],
        text: '내일 온결홀은 오전 난방 점검이 있어 10시에 문을 열어요.',
      },
    ],
  },
]
