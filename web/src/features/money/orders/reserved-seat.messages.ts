import { dictionary } from '../../../platform/words/dictionary.ts'

export const reservedSeatMessages = dictionary('reservedSeatMessages', {
  ko: {
    left: '{minutes}분 {seconds}초',
    minutes: '{minutes}분',
    held: '자리를 잡아 두었어요. {left} 안에 결제해 주세요.',
    heldLong: '자리를 잡아 두었어요. {date}까지 결제해 주세요.',
    over: '자리를 잡아 둔 시간이 끝났어요. 결제되지 않았어요.',
    heldToPay: '자리를 잡아 두었습니다. {left} 안에 결제해 주십시오.',
    heldToPayLong: '자리를 잡아 두었습니다. {date}까지 결제해 주십시오.',
    overToPay: '자리를 잡아 둔 시간이 끝났습니다. 남은 자리가 있으면 그대로 결제하실 수 있습니다.',
    seat: '잡아 둔 자리',
    until: '{date}까지',
  },
  en: {
    left: '{minutes} min {seconds} s',
    minutes: '{minutes} min',
    held: 'A seat is reserved for you. Please pay within {left}.',
    heldLong: 'A seat is reserved for you. Please pay by {date}.',
    over: 'Your seat is no longer reserved. Nothing was paid.',
    heldToPay: 'A seat is reserved for you. Please pay within {left}.',
    heldToPayLong: 'A seat is reserved for you. Please pay by {date}.',
    overToPay: 'Your seat is no longer reserved. If seats are left, you can still pay.',
    seat: 'Reserved seat',
    until: 'until {date}',
  },
})
