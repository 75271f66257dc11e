import type { DemoMembershipGift, DemoTeam } from '../living/teams-and-gifts.ts'

/** A small office that practises together, with a seat that is still free. */
export const teams: readonly DemoTeam[] = [
  {
    by: '장예준',
    at: [-9, '12:10'],
    seats: 5,
    takesSeat: true,
    accepted: [
      { by: '임수아', at: [-9, '13:00'] },
      { by: '조시우', at: [-8, '08:20'] },
    ],
    waiting: ['남이든'],
  },
]

export const membershipGifts: readonly DemoMembershipGift[] = [
  {
    by: '배나윤',
    at: [-6, '20:00'],
    to: '백승현',
    message: '생일 축하해. 아침에 같이 스트레칭하자!',
    acceptedAt: [-5, '07:40'],
  },
  {
    by: '허가온',
    at: [-2, '19:30'],
    to: '문태오',
    message: '야근이 끝나면 어깨부터 풀어 줘요.',
  },
]
