import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { ConsentChoice } from '../../people/members/consent.schemas.ts'
import { MemberRow } from '../../people/members/schemas.ts'
import { currency, instant, seq } from '../../values/ids.ts'

export const getMember = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq',
  access: 'SITE_MEMBER_READ',
  reply: MemberRow.extend({
    nightAgreedAt: instant.nullable(),
    /** How they chose about marketing, the latest first. */
    consentChoices: z.array(ConsentChoice),
    enrolments: z.array(
      z.object({
        attendSeq: seq('enrolment'),
        courseSeq: seq('course'),
        courseTitle: z.string(),
        state: z.enum(enrolmentStates),
        attendAt: instant.nullable(),
        validAt: instant.nullable(),
      }),
    ),
    /** Null for staff without permission to read sales. */
    orders: z
      .array(
        z.object({
          orderNo: z.string(),
          title: z.string(),
          state: z.string(),
          totalAmount: z.int(),
          refundedAmount: z.int(),
          currency,
          orderedAt: instant,
        }),
      )
      .nullable(),
  }),
  refuses: ['NOT_FOUND'],
  shows: 'members',
})
