import { permissionsOf, type Role } from 'contract/http/permissions'
import type { AttendSeq, ClassSeq, CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from 'server/src/platform/context.ts'
import type { PlatformTx } from 'server/src/platform/db/channel-db.ts'
import { noReferences } from 'server/src/platform/db/columns.ts'
import { noRequest, Outgoing } from 'server/src/platform/http/exchange.ts'
import { noAudit } from 'server/src/platform/audit/audit.ts'
import { known } from '../known.ts'
import { seoulTime } from '../moments.ts'
import type { Stage } from '../seed-class.ts'
import type { When } from './life.ts'

export interface Player {
  userSeq: UserSeq
  name: string
  email: string
  role: Role | null
}
export type Cast = ReadonlyMap<string, Player>

/** A class of the demo, in which people do what they would do with the product, at moments that are past. */
export interface Scene {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  /** By title. */
  lessons: Map<string, CurriculumSeq>
  /** By name. */
  places: ReadonlyMap<string, AttendSeq>
  moment: (when: When) => Date
  /** The context of a call by this person then; what it writes belongs to the transaction that fills the demo. */
  as: (name: string, at: When) => MemberContext
}

/** Days of talk are written within a second, so the limits of how often somebody may write are off. */
const patient = {
  allow: () => Promise.resolve(true),
  secondsToWait: () => Promise.resolve(0),
  uncount: () => Promise.resolve(),
}

export function actingIn({ tx, channelSeq, ports, now }: Stage, cast: Cast, platform: PlatformTx) {
  return (name: string, [day, time]: When): MemberContext => {
    const { role, ...person } = known(cast, name)
    const moment = seoulTime(now, day, time)
    return {
      channelSeq,
      suspension: null,
      db: tx,
      platform,
      transaction: (work) => work(tx),
      ports: { ...ports, limits: patient },
      canBePaid: null,
      language: 'ko',
      now: () => moment,
      incoming: noRequest(ports.addresses.platform),
      outgoing: new Outgoing(),
      audit: noAudit,
      references: noReferences,
      notifications: new Map(),
      user: {
        ...person,
        isInspecting: false,
        role,
        permissions: new Set(permissionsOf(role)),
        isOperator: false,
        isVerified: true,
        isMember: true,
        hasSecondFactor: false,
        sessionHash: '',
        family: '',
        signedInAt: channelSeq,
        provedAt: moment,
        post: null,
        pendingMfa: null,
      },
    }
  }
}
