import { badges } from './badges.ts'
import { morningChallenge } from './challenge.ts'
import { openDay } from './form.ts'
import { news, text } from './news.ts'
import { membershipGifts, teams } from './shared.ts'
import { boards } from './site-boards.ts'
import { rooms } from './site-rooms.ts'
import { demoCompany, type DemoNotice, type DemoSite } from '../content.ts'
import { list, paragraphs, part } from '../html.ts'
import { breathClasses } from './breath.ts'
import { handClasses } from './hands.ts'
import { yogaClasses } from './yoga.ts'

const { breathing, morning, night, bowl } = breathClasses
const { evening, standing, expecting, belongings, downward } = yogaClasses
const { diary, tea, knit, terrarium, desk } = handClasses

const notices: DemoNotice[] = [
  {
    title: '온결요가에 오신 것을 환영합니다',
    text: paragraphs(
      '이곳은 서당으로 만든 예시 사이트입니다. 클래스를 둘러보고, 회원으로 가입하고, 시험용 카드로 결제해 보세요.',
      '실제로 돈이 빠져나가지 않으니 마음껏 눌러 보셔도 됩니다.',
    ),
    isPinned: true,
  },
  {
    title: '겨울 정기반 모집 안내',
    text:
      paragraphs(
        '굳은 어깨와 목을 푸는 저녁 요가의 남은 자리를 모집합니다. 정원 열두 명이 차면 자동으로 마감돼요.',
      ) + part('일정', '한 주에 한 번 저녁 8시, 온결홀에서 만납니다.'),
  },
  {
    title: '찻잎 고르는 오후가 곧 열립니다',
    text: paragraphs(
      '우리 차 다섯 가지를 나란히 우려 보는 자리입니다. 모집이 시작되는 날 아침 10시부터 신청하실 수 있어요.',
    ),
  },
  {
    title: '영상이 끊길 때는 이렇게 해 보세요',
    text: list([
      '화질을 한 단계 낮추어 주세요.',
      '다른 창에서 열어 둔 영상을 닫아 주세요.',
      '그래도 끊기면 문의해 주세요. 함께 살펴보겠습니다.',
    ]),
  },
  {
    title: '온결홀 오시는 길과 주차',
    text: paragraphs(
      '건물 뒤편에 두 대까지 주차하실 수 있습니다. 저녁에는 자리가 빨리 차니 대중교통을 권해 드려요.',
      '매트와 담요, 따뜻한 물은 늘 준비되어 있습니다.',
    ),
  },
  {
    title: '환불 규정을 알기 쉽게 정리했어요',
    text: paragraphs(
      '클래스를 시작하기 전에는 전액 환불해 드립니다. 시작한 뒤에는 먼저 문의해 주세요.',
      '환불되면 수강 권한도 함께 끝나고, 잡아 두신 자리는 다음 분께 돌아갑니다.',
    ),
  },
]

export const ongyeol: DemoSite = {
  address: 'demo',
  name: '온결요가',
  form: openDay,
  news,
  text,
  boards,
  rooms,
  badges,
  challenge: morningChallenge,
  packages: [
    {
      title: '겨울 입문 패키지 — 깨우고, 고르고, 바로 서기',
      subTitle: '아침에 몸을 깨우고 낮에 숨을 고르는 세 클래스를 한 번에 신청해요.',
      introduction:
        '처음이라면 아침 요가로 시작해 명상으로 하루를 마쳐 보세요. 다운독은 언제든 다시 볼 수 있어요.',
      classes: [morning.title, breathing.title, downward.title],
      price: 59_000,
    },
  ],
  levels: [
    { name: '새싹', color: 'green', way: 'EVERYBODY' },
    { name: '꾸준회원', color: 'blue', way: 'RULE', conditions: { paid: 50_000 } },
    {
      name: '온결지기',
      color: 'gold',
      way: 'RULE',
      conditions: { finished: 2, paid: 100_000 },
      discountPercent: 5,
    },
    { name: '앰배서더', color: 'purple', way: 'HAND', discountPercent: 10 },
  ],
  teams,
  membershipGifts,
  memberships: [
    {
      name: '온결 올패스',
      description:
        '아침 요가부터 저녁 명상까지, 원하는 시간에 골라 들어요.\n언제든 해지할 수 있고, 해지해도 결제한 기간까지는 그대로 이용해요.',
      terms: [
        { months: 1, price: 29_000 },
        { months: 3, price: 79_000 },
        { months: 12, price: 249_000 },
      ],
      trialDays: 14,
      pauseDays: 60,
      teamSeats: 20,
      classes: [morning.title, breathing.title, downward.title],
    },
  ],
  brandColor: '#3f7355',
  intro: '하루의 끝, 나에게 돌아오는 시간',
  bannerTitle: '하루의 끝,\n어깨부터 내려놓아요',
  bannerText: '숨을 고르는 요가와 손으로 하는 느린 취미.\n오늘 15분이면 충분해요.',
  banner: 'ongyeol',
  company: demoCompany('(주)온결웰니스 (예시)', '윤하늘'),
  page: {
    path: 'visit',
    title: '오시는 길',
    description: '서울 성동구 온결요가로 오시는 길과 첫 방문 안내',
    content:
      paragraphs('골목 끝 3층, 작은 등이 켜진 곳이 온결요가입니다.') +
      part(
        '걸어서',
        '예시역 3번 출구로 나와 강 쪽으로 6분 걸어오세요. 빵집을 지나면 왼편에 계단이 있습니다.',
      ) +
      part('차로', '건물에 주차장이 없어 가까운 공영 주차장을 이용해 주세요.') +
      part('처음 오시는 날', '매트와 물은 준비되어 있습니다. 편한 옷으로 10분 일찍 오시면 충분합니다.'),
  },
  teachers: [
    {
      key: 'haneul',
      name: '윤하늘',
      introduction:
        '열두 해 동안 사무실 옆 작은 요가원에서 굳은 어깨들을 만났습니다. 못하는 동작이 있다는 말 대신, 아직 맞는 방법을 못 찾았다고 말합니다.',
      portrait: 'haneul',
    },
    {
      key: 'jian',
      name: '서지안',
      introduction:
        '상담실에서 배운 것을 방석 위로 옮기는 명상 안내자. 잠이 오지 않는 밤의 편에 서 있습니다.',
      portrait: 'jian',
    },
    {
      key: 'doyun',
      name: '한도윤',
      introduction:
        '산에서 자라 도시에서 수련을 가르칩니다. 균형과 걷기, 그리고 오래가는 습관에 관심이 많아요.',
      portrait: 'doyun',
    },
    {
      key: 'gaon',
      name: '문가온',
      introduction: '산전 요가와 찻자리를 함께 엽니다. 기다려야 좋아지는 것들을 가르쳐요.',
      portrait: 'gaon',
    },
  ],
  // As in a shop window: the best known first, and every state of a class somewhere on the first page.
  classes: [
    evening,
    breathing,
    morning,
    bowl,
    night,
    expecting,
    knit,
    standing,
    diary,
    tea,
    terrarium,
    desk,
    downward,
    belongings,
  ],
  notices,
  gifts: [
    {
      by: '윤하늘',
      at: [-2, '12:00'],
      to: '윤지아',
      kind: 'POINT',
      amount: 300,
      reason: '첫 게시글 감사 선물',
    },
    {
      by: '윤하늘',
      at: [-1, '12:00'],
      to: '김서윤',
      kind: 'POINT',
      amount: 500,
      reason: '강변 모임 개근 선물',
    },
  ],
}
