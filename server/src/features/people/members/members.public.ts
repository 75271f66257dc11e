import { memberJoined } from 'contract/people/members/membership.events'
import type { Teacher } from 'contract/people/members/teachers.schemas'
import { rolesHolding, type Permission, type Role } from 'contract/http/permissions'
import type { FileSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { findRoleDecisions } from '../../../platform/auth/callers.queries.ts'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findPeople } from '../accounts/accounts.public.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { chooseMarketing } from './consent.service.ts'
import {
  findMembersByRole,
  findRows,
  findMasterRows,
  upsertAccountSite,
  upsertMember,
  type NewMember,
} from './members.queries.ts'

export { getConsent } from './consent.service.ts'
export { rowOf } from './members.views.ts'
export { inviteRows } from './member-invitations.service.ts'
export { mailingToken } from './subscriptions.service.ts'

export {
  findCandidates,
  findClassCandidates,
  findMemberRow as findMember,
  findMembersLike,
  upsertMemo as noteMemo,
  findPointSums,
} from './member-list.queries.ts'
export {
  findStaffSince,
  isMaster,
  lockMember,
  lockOwners,
  updateMaster,
  updateRole,
} from './staff.queries.ts'
export {
  clearBadge,
  countJoinedBy,
  countMembers,
  deleteSitesOf as forgetSites,
  findKnownSitesOf,
  findMemberSeqs,
  findRemovedBefore,
  findSitesOf,
  forgetRemoved,
  raiseBadges,
  readAlarmMark,
  removeFromSite,
  setAlarmMark,
  updateLeft as leaveSite,
} from './members.queries.ts'

export { findOwnerAddresses, mailOwners } from './owner-mails.service.ts'

const PORTRAIT_WIDTH = 320

/** Makes a person a member, in the site's list and in their own. Repeating it changes nothing. */
export async function addMember(tx: ChannelTx, member: NewMember & { wantsMarketing?: boolean }) {
  if (!(await upsertMember(tx, member))) return
  await upsertAccountSite(tx, member)
  const { userSeq, joinedAt: createdAt, wantsMarketing } = member
  if (wantsMarketing) await chooseMarketing(tx, { userSeq, isAgreed: true, way: 'JOIN', createdAt })
  await emit(tx, memberJoined, { userSeq: member.userSeq })
}

export const findManagers = (db: ChannelDb) => findMembersByRole(db, ['OWN', 'MNG'])

export const findOwners = (db: ChannelDb) => findMembersByRole(db, ['OWN'])

/** Staff whose role on the site holds all of these permissions, as the site decided about it. */
export const findHolders = async (db: ChannelDb, ...keys: Permission[]) =>
  findMembersByRole(db, rolesHolding(keys, await findRoleDecisions(db)))

export const isManager = (role: Role | null) => role === 'OWN' || role === 'MNG'

export async function findNames(
  { db, language }: Pick<Context, 'db' | 'language'>,
  userSeqs: UserSeq[],
): Promise<Map<UserSeq, string>> {
  const people = await findPeople(db, userSeqs)
  const names = new Map(people.map(({ userSeq, name }) => [userSeq, shownName(name, language)]))
  // In the order requested: the first instructor of a course comes first.
  return new Map(userSeqs.flatMap((userSeq) => [[userSeq, names.get(userSeq) ?? ''] as const]))
}

/** The caller's contact details for prefilling a form. */
export async function getContact(ctx: { db: ChannelDb; user: { userSeq: UserSeq } }) {
  const [contact] = await findPeople(ctx.db, [ctx.user.userSeq])
  if (!contact) throw refuse('NOT_FOUND')
  return contact
}

/** The pictures of these people, where they have one here. */
export async function findFaces({ db, channelSeq }: Context, userSeqs: UserSeq[]) {
  const rows = userSeqs.length > 0 ? await findRows(db, userSeqs) : []
  const faces = rows.flatMap(({ userSeq, profileImageFileSeq: image }) =>
    image === null ? [] : [[userSeq, fileUrl(channelSeq, image, PORTRAIT_WIDTH)] as const],
  )
  return new Map<UserSeq, string>(faces)
}

/** These people as staff see them: contact details and roles. */
export async function findNamed({ db, channelSeq, language }: Context, userSeqs: UserSeq[]) {
  const rows = userSeqs.length > 0 ? await findRows(db, userSeqs) : []
  return new Map(
    rows.map(({ userSeq, name, email, role, masterVerifiedAt, profileImageFileSeq: image }) => [
      userSeq,
      {
        userSeq,
        name: shownName(name, language),
        email,
        siteTypeCd: role,
        isMaster: masterVerifiedAt !== null,
        profileImageUrl: image === null ? null : fileUrl(channelSeq, image, PORTRAIT_WIDTH),
      },
    ]),
  )
}

type TeacherView = z.output<typeof Teacher>
interface Row {
  userSeq: UserSeq
  name: string
  introduction: string | null
  profileImageFileSeq: FileSeq | null
}

/** These people as a course page introduces them, in the order requested. */
export async function findTeacherViews(ctx: Context, userSeqs: UserSeq[]) {
  if (userSeqs.length === 0) return []
  const rows = new Map((await findRows(ctx.db, userSeqs)).map((row) => [row.userSeq, row]))
  return viewsOf(
    ctx,
    userSeqs.flatMap((userSeq) => rows.get(userSeq) ?? []),
  )
}

/** All staff who can be added as instructors. */
export const findMasterViews = async (ctx: Context) => viewsOf(ctx, await findMasterRows(ctx.db))

function viewsOf({ channelSeq, language }: Context, rows: Row[]): TeacherView[] {
  return rows.map(({ userSeq, name, introduction, profileImageFileSeq: image }) => ({
    userSeq,
    introduction,
    name: shownName(name, language),
    profileImageUrl: image === null ? null : fileUrl(channelSeq, image, PORTRAIT_WIDTH),
  }))
}
