import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { ClassPerson } from 'contract/teaching/course-staff/schemas'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  deletePost,
  findStaffOf,
  nameInClass,
  orderStaff,
  publishChange,
} from '../../people/class-roles/class-roles.public.ts'
import { getManagedCourse, lockCourse } from '../courses/courses.public.ts'
import { findNamed, lockMember } from '../../people/members/members.public.ts'
import { ledBy, checkChangeable } from './course-staff.rules.ts'

type Person = z.output<typeof ClassPerson>
const order: Record<ClassStaffType, number> = { TCH: 0, MNG: 1, FAC: 2, CMG: 3 }

/** Instructors first, the lead before the others; then managers, facilitators and assistants. */
export async function listClassStaff(ctx: MemberContext, courseSeq: CourseSeq): Promise<{ list: Person[] }> {
  await getManagedCourse(ctx, courseSeq)
  const staff = await findStaffOf(ctx.db, [courseSeq])
  const named = await findNamed(
    ctx,
    staff.map(({ userSeq }) => userSeq),
  )
  const lead = staff.find(({ userTypeCd }) => userTypeCd === 'TCH')
  const mayChange = ctx.user.permissions.has('CLASS_TUTOR_UPDATE')
  const list = staff.flatMap(({ userSeq, userTypeCd, addedAt: since }): Person[] => {
    const person = named.get(userSeq)
    if (!person) return []
    const email = mayChange ? person.email : null
    return [{ ...person, email, userTypeCd, since, isLead: userSeq === lead?.userSeq }]
  })
  return { list: list.toSorted((left, right) => order[left.userTypeCd] - order[right.userTypeCd]) }
}

/** One course and its staff, locked until the transaction ends, for callers who may change them. */
export async function lockClass(ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) {
  await lockCourse(tx, courseSeq)
  const course = await getManagedCourse(ctx, courseSeq, tx)
  return { course, staff: await findStaffOf(tx, [courseSeq]) }
}

interface Who {
  courseSeq: CourseSeq
  userSeq: UserSeq
}
/** Adds an instructor from the site's staff. People without a role on the site are invited first. */
export const addTutor = (ctx: MemberContext, { courseSeq, userSeq }: Who) =>
  ctx.transaction(async (tx) => {
    const { staff } = await lockClass(ctx, tx, courseSeq)
    const member = await lockMember(tx, userSeq)
    if (member?.status !== 'ACTIVE' || member.role === null) throw refuse('NOT_FOUND')
    if (member.masterVerifiedAt === null) throw refuse('NOT_A_MASTER')
    if (staff.some((one) => one.userSeq === userSeq)) throw refuse('ALREADY_CLASS_STAFF')
    const post = { courseSeq, userSeq, userTypeCd: 'TCH', isInvited: false } as const
    await nameInClass(tx, { ...post, by: ctx.user.userSeq, at: ctx.now() })
    ctx.audit.record({ about: member.name, before: { role: null }, after: { role: 'TCH' } })
    return null
  })

/** Changes or removes a person's class role. */
export const changePost = (ctx: MemberContext, { courseSeq, userSeq }: Who, to: ClassStaffType | null) =>
  ctx.transaction(async (tx) => {
    const { staff } = await lockClass(ctx, tx, courseSeq)
    const known = staff.find((one) => one.userSeq === userSeq)
    if (!known) throw refuse('NOT_FOUND')
    const member = await lockMember(tx, userSeq)
    const refusal = checkChangeable({
      userSeq,
      from: known.userTypeCd,
      to,
      tutors: tutorsOf(staff),
      isMaster: Boolean(member?.masterVerifiedAt),
    })
    if (refusal) throw refuse(refusal)
    const payload = { courseSeq, userSeq, by: ctx.user.userSeq, at: ctx.now() }
    if (to === null) {
      await deletePost(tx, courseSeq, userSeq)
      await publishChange(tx, { ...payload, userTypeCd: null })
    } else if (to !== known.userTypeCd) {
      // Invited class staff stay invited; an instructor by a role on the site keeps that role.
      const isInvited = known.userTypeCd === 'TCH' ? known.isInvited : true
      await nameInClass(tx, { ...payload, userTypeCd: to, isInvited })
    }
    const about = member?.name ?? ''
    ctx.audit.record({ about, before: { role: known.userTypeCd }, after: { role: to } })
    return null
  })

export const makeLead = (ctx: MemberContext, { courseSeq, userSeq }: Who) =>
  ctx.transaction(async (tx) => {
    const { staff } = await lockClass(ctx, tx, courseSeq)
    const tutors = tutorsOf(staff)
    if (!tutors.includes(userSeq)) throw refuse('NOT_FOUND')
    await orderStaff(tx, courseSeq, ledBy(tutors, userSeq))
    const member = await lockMember(tx, userSeq)
    ctx.audit.record({ about: member?.name ?? '' })
    return null
  })

const tutorsOf = (staff: Awaited<ReturnType<typeof findStaffOf>>) =>
  staff.flatMap(({ userSeq, userTypeCd }) => (userTypeCd === 'TCH' ? [userSeq] : []))
