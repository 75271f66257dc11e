import type { DemoBadges } from '../living/badges.ts'

const OWNER = '윤하늘'
const MORNING = '한도윤'

/** Two badges with names of the site's own; one that staff alone give is left for its owner to switch on. */
export const badges: DemoBadges = {
  switchedOn: [
    { kind: 'FIRST_FINISH', icon: 'award' },
    {
      kind: 'STREAK',
      icon: 'flame',
      name: '사흘의 힘',
      description: '사흘 동안 하루도 빠짐없이 수련했어요.',
      threshold: 3,
    },
    { kind: 'REVIEWS', icon: 'star', threshold: 3 },
    { kind: 'FIRST_POST', icon: 'pencil', name: '첫 인사', description: '게시판에 첫 글을 남겼어요.' },
    { kind: 'HELPER', icon: 'heart' },
  ],
  earned: [
    { by: '안건우', at: [-10, '21:10'] },
    { by: '오채원', at: [-9, '13:10'] },
    { by: '이하준', at: [-8, '21:40'] },
    { by: '서준우', at: [-6, '22:30'] },
    { by: '최민서', at: [-5, '07:25'] },
    { by: '한지호', at: [-3, '12:05'] },
    { by: '신유나', at: [-1, '19:20'] },
    { by: '김서윤', at: [-1, '22:00'] },
  ],
  given: [
    {
      by: OWNER,
      at: [-4, '10:00'],
      to: '최민서',
      kind: 'HELPER',
      reason: '처음 오신 분들께 늘 먼저 인사를 건네 주셔서 고마워요.',
    },
    {
      by: MORNING,
      at: [-1, '09:00'],
      to: '강하은',
      kind: 'HELPER',
      reason: '야근하는 분께 건넨 한마디가 모두에게 힘이 됐어요.',
    },
  ],
  besideNames: [
    { by: '안건우', at: [-10, '21:20'], kind: 'STREAK' },
    { by: '최민서', at: [-4, '12:00'], kind: 'HELPER' },
    { by: '강하은', at: [-1, '09:30'], kind: 'HELPER' },
    { by: '이하준', at: [-8, '22:00'], kind: 'FIRST_POST' },
    { by: '김서윤', at: [-1, '22:05'], kind: 'FIRST_FINISH' },
  ],
}
