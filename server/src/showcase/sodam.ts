import { demoCompany, type DemoSite } from './content.ts'

/** A second site on the same installation, to see that they know nothing of each other. */
export const sodam: DemoSite = {
  address: 'sodam',
  name: '소담공방',
  brandColor: '#b8492f',
  intro: '흙을 만지는 느린 저녁',
  bannerTitle: '손으로 빚는\n나만의 그릇',
  bannerText: '처음이어도 괜찮아요.\n흙은 언제나 다시 빚을 수 있으니까요.',
  banner: 'sodam',
  company: demoCompany('소담공방', '김소담'),
  teachers: [
    {
      key: 'sodam',
      portrait: 'sodam',
      name: '김소담',
      introduction: '작은 가마를 하나 두고 열다섯 해째 그릇을 굽습니다.',
    },
  ],
  classes: [
    {
      title: '물레 없이 빚는 첫 그릇',
      subTitle: '손가락만으로 만드는 밥그릇과 컵',
      introduction:
        '꼬집고 쌓아 올리는 두 가지 방법으로 매일 쓰는 그릇을 만듭니다. 구워서 집으로 보내 드려요.',
      category: '도예',
      teacher: 'sodam',
      scene: 'wheel',
      price: 78_000,
      vodDays: 60,
      difficultyCd: '01',
      audience: ['흙을 처음 만지는 분', '선물할 그릇을 찾는 분'],
      contents: ['꼬집어 빚기', '쌓아 올리기', '유약 고르기'],
      lessons: [
        {
          title: '흙과 친해지기',
          text: '<p>반죽을 치대며 공기를 뺍니다. 손바닥의 온기가 흙을 부드럽게 해요.</p>',
          isFree: true,
        },
        { title: '컵 하나 빚기', text: '<p>엄지로 가운데를 누르고, 돌리면서 벽을 세웁니다.</p>' },
      ],
      reviewCount: 3,
    },
    {
      title: '작은 찻잔 세트 만들기',
      subTitle: '같은 모양 다른 표정, 네 개의 잔',
      introduction: '같은 크기로 네 번 빚으며 손의 감각을 기릅니다.',
      category: '도예',
      teacher: 'sodam',
      scene: 'tableware',
      price: 96_000,
      discountPrice: 84_000,
      vodDays: 90,
      difficultyCd: '02',
      audience: ['한 번쯤 그릇을 빚어 본 분'],
      contents: ['무게 맞추기', '굽 깎기', '유약 입히기'],
      lessons: [
        {
          title: '무게를 재는 이유',
          text: '<p>같은 그릇은 같은 흙에서 시작합니다. 저울을 꺼내 주세요.</p>',
          isFree: true,
        },
      ],
      reviewCount: 2,
    },
    {
      title: '화분을 위한 옹기',
      subTitle: '식물이 숨 쉬는 그릇',
      introduction: '물이 마르는 속도를 생각하며 화분을 빚습니다.',
      category: '도예',
      teacher: 'sodam',
      scene: 'fire',
      price: 64_000,
      vodDays: 60,
      difficultyCd: '01',
      audience: ['식물을 키우는 분'],
      contents: ['물구멍과 받침', '거친 흙 다루기'],
      lessons: [
        { title: '물구멍의 크기', text: '<p>연필 한 자루가 지나갈 만큼이면 충분해요.</p>', isFree: true },
      ],
      reviewCount: 1,
    },
  ],
  notices: [
    {
      title: '가마를 여는 날',
      text: '<p>매달 첫째 토요일에 가마를 엽니다. 구운 그릇은 다음 주에 보내 드려요.</p>',
      isPinned: true,
    },
  ],
}
