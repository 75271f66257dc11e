import { paragraphs } from '../html.ts'
import type { DemoChallenge } from '../living/challenge.ts'

const GLASS = '일어나서 물 한 잔'
const STRETCH = '10분 스트레칭'
const LINE = '오늘의 한 줄'

/** Ten mornings are over, eleven are to come. */
export const morningChallenge: DemoChallenge = {
  title: '아침 21일 — 물 한 잔, 10분, 한 줄',
  subTitle: '작게 시작해서 끝까지 가는 세 주',
  introduction:
    '하루 15분이면 충분해요. 물 한 잔을 마시고, 10분 몸을 풀고, 한 줄을 남깁니다. 함께라서 이어집니다.',
  about: paragraphs(
    '혼자서는 사흘이면 끝나던 아침 습관을 스물한 날 동안 함께 이어 갑니다. 매일 세 가지 미션을 인증하고 서로 응원해요.',
    '늦게 들어와도 괜찮아요. 들어온 날부터 나의 속도로 쌓아 가면 됩니다.',
  ),
  scene: 'sunrise',
  days: { first: -10, last: 10 },
  seats: 50,
  words: '아침 10시 전에 인증하면 하루가 길어져요. 빠진 날은 그냥 지나가고, 오늘부터 다시 시작해요.',
  missions: [
    { title: GLASS, checkInType: 'CHECK', content: '눈을 뜨면 미지근한 물 한 잔부터.', point: 5 },
    {
      title: STRETCH,
      checkInType: 'NUMBER',
      unit: '분',
      content: '몇 분 움직였는지 적어 주세요.',
      point: 10,
      xp: 5,
    },
    { title: LINE, checkInType: 'TEXT', content: '오늘 아침의 나에게 한 줄.', point: 10, xp: 5 },
  ],
  learners: ['김서윤', '이하준', '박지우', '최민서', '정도윤', '강하은', '조시우', '윤지아'],
  done: [
    { by: '이하준', at: [-10, '06:40'], mission: GLASS },
    { by: '이하준', at: [-10, '06:55'], mission: STRETCH, amount: 12 },
    { by: '박지우', at: [-9, '07:10'], mission: LINE, text: '어제보다 5분 일찍. 그걸로 됐다.' },
    { by: '박지우', at: [-8, '07:05'], mission: LINE, text: '비 오는 아침엔 창문을 열고 숨부터.' },
    { by: '김서윤', at: [-4, '06:50'], mission: GLASS },
    { by: '김서윤', at: [-4, '07:00'], mission: STRETCH, amount: 10 },
    { by: '김서윤', at: [-3, '06:48'], mission: GLASS },
    { by: '김서윤', at: [-3, '07:02'], mission: STRETCH, amount: 11 },
    { by: '김서윤', at: [-3, '07:10'], mission: LINE, text: '허리가 먼저 알아본다, 오늘은 덜 뻣뻣하다.' },
    { by: '최민서', at: [-3, '08:20'], mission: STRETCH, amount: 15, text: '골반 쪽을 오래 풀었어요.' },
    { by: '김서윤', at: [-2, '06:45'], mission: GLASS },
    { by: '김서윤', at: [-2, '06:58'], mission: STRETCH, amount: 10 },
    {
      by: '김서윤',
      at: [-2, '07:06'],
      mission: LINE,
      text: '물이 맛있는 아침이 늘었다.',
      cheers: ['이하준'],
    },
    {
      by: '정도윤',
      at: [-2, '07:30'],
      mission: LINE,
      text: '출근길이 아니라 아침길이라고 부르기로 했다.',
      cheers: ['김서윤', '박지우', '강하은'],
    },
    { by: '이하준', at: [-1, '06:35'], mission: GLASS },
    { by: '이하준', at: [-1, '06:50'], mission: STRETCH, amount: 20, cheers: ['김서윤'] },
    {
      by: '강하은',
      at: [-1, '07:15'],
      mission: LINE,
      text: '열흘째. 알람보다 먼저 눈이 떠졌다. 이게 되는구나.',
      cheers: ['김서윤', '이하준', '박지우', '최민서'],
    },
    { by: '김서윤', at: [-1, '06:44'], mission: GLASS },
    { by: '김서윤', at: [-1, '07:01'], mission: STRETCH, amount: 13 },
    { by: '김서윤', at: [-1, '07:12'], mission: LINE, text: '사흘을 넘겼다. 오늘 커피가 유난히 향긋하다.' },
  ],
}
