import { expect, test } from 'vitest'
import { permissionsOf } from 'contract/http/permissions'
import { getChannelAuth, joinChannel } from 'contract/people/members/membership.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import {
  addTutor,
  changeClassStaff,
  inviteToClass,
  listClassInvitations,
  listClassStaff,
  listMyClassPosts,
  makeLead,
  removeClassStaff,
  resendClassInvitation,
  searchClassCandidates,
  unverifyMaster,
  verifyMaster,
  withdrawClassInvitation,
} from 'contract/teaching/course-staff/api'
import { listFacilitators } from 'contract/views/class-page/facilitators.api'
import { getClassroom } from 'contract/learning/lessons/api'
import { trashCourse } from 'contract/teaching/courses/state.api'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { getCourseSettings, saveCourseInformation, saveCoursePayment } from 'contract/teaching/courses/api'
import { addCurriculum, listEditableCurriculum, setProgressMode } from 'contract/teaching/curriculum/api'
import { listAttendees } from 'contract/workflows/admissions/api'
import { getUploadUrl } from 'contract/system/files/api'
import { listMembers } from 'contract/people/members/api'
import { acceptInvitation, getInvitation } from 'contract/workflows/staff-invitations/api'
import { listStaff, listStaffActions, removeStaff, saveRolePermissions } from 'contract/people/staff/api'
import type { FileSeq, UserSeq } from 'contract/values/ids'
import { getVideo } from 'contract/teaching/videos/api'
import { aRunningClass, noon, somebody } from '../../../testing/world.ts'

async function aStaffedClass() {
  const world = await aRunningClass()
  const { app, mails, add, as, owner, courseRef, channelSeq } = world
  const here = { channelSeq }
  const codeFor = async (email: string) => {
    await app.workOnce()
    const text = mails.findLast(({ to }) => to === email)?.text ?? ''
    return /invitation\?code=([\w-]+)/.exec(text)?.[1] ?? ''
  }
  /** A person with a class role and without a role on the site. */
  const named = async (name: string, userTypeCd: ClassStaffType) => {
    const who = await somebody(add, { name, channelSeq })
    const one = as(who)
    await owner.call(inviteToClass, { ...courseRef, body: { userTypeCd, to: { userSeq: who.userSeq } } })
    const code = await codeFor(`${name.toLowerCase()}@example.com`)
    await one.call(acceptInvitation, { ...here, body: { code } })
    return { one, userSeq: who.userSeq }
  }
  const other = await add.course(channelSeq, { writer: world.ownerSeq })
  const otherSite = { channelSeq, courseSeq: other.courseSeq }
  const at = (userSeq: UserSeq) => ({ ...courseRef, userSeq })
  const staff = async () => (await owner.call(listClassStaff, courseRef)).list
  return { ...world, here, codeFor, named, otherClass: otherSite, at, staff }
}

test('a person without an account is invited to manage a course, joins, accepts, and works on that course only', async () => {
  const { owner, add, as, courseRef, here, codeFor, otherClass } = await aStaffedClass()
  const email = 'cho@example.com'
  await owner.call(inviteToClass, { ...courseRef, body: { userTypeCd: 'mng', to: { email } } })
  expect((await owner.call(listClassInvitations, courseRef)).list).toMatchObject([
    { email, userTypeCd: 'MNG' },
  ])

  const cho = as(await somebody(add, { name: 'Cho' }))
  const code = await codeFor(email)
  await cho.call(joinChannel, { ...here, body: { agreements: ['terms', 'privacy'] } })
  expect(await cho.call(getInvitation, { ...here, query: { code } })).toMatchObject({
    userTypeCd: 'MNG',
    course: { courseSeq: courseRef.courseSeq },
  })
  await expect(cho.call(getCourseSettings, courseRef)).refuses('NOT_ALLOWED')
  expect(await cho.call(acceptInvitation, { ...here, body: { code } })).toEqual({
    userTypeCd: 'MNG',
    courseSeq: courseRef.courseSeq,
  })

  const auth = await cho.call(getChannelAuth, here)
  expect(auth).toMatchObject({ roles: [], userTypeCd: null, classes: [{ userTypeCd: 'MNG' }] })
  expect((await cho.call(listMyClassPosts, here)).list).toMatchObject([{ userTypeCd: 'MNG' }])
  await cho.call(setProgressMode, { ...courseRef, body: { curriculumProgressCd: '01' } })
  expect((await cho.call(listAttendees, { ...courseRef, query: {} })).total).toBe(1)
  expect(await cho.call(getCourseViewer, courseRef)).toMatchObject({
    isClassManager: true,
    userTypeCd: 'MNG',
  })
  await cho.call(getClassroom, courseRef)

  await expect(cho.call(getCourseSettings, otherClass)).refuses('NOT_ALLOWED')
  await expect(cho.call(trashCourse, courseRef)).refuses('NOT_ALLOWED')
  await expect(cho.call(listMembers, { ...here, query: {} })).refuses('NOT_ALLOWED')
  await expect(cho.call(listStaff, here)).refuses('NOT_ALLOWED')
  await expect(cho.call(inviteToClass, { ...courseRef, body: { userTypeCd: 'CMG', to: { email } } })).refuses(
    'NOT_ALLOWED',
  )
})

test('actions of class staff are recorded under their class role', async () => {
  const { owner, named, courseRef, here } = await aStaffedClass()
  const { one } = await named('Tae', 'TCH')
  await one.call(setProgressMode, { ...courseRef, body: { curriculumProgressCd: '01' } })
  const { list } = await owner.call(listStaffActions, { ...here, query: {} })
  expect(list[0]).toMatchObject({ name: 'Tae', userTypeCd: 'TCH', room: 'curriculum' })
})

test('each class role has its own permissions', async () => {
  const { named, courseRef, staff, visitor } = await aStaffedClass()
  const fac = (await named('Fay', 'FAC')).one
  const helper = (await named('Cam', 'CMG')).one
  for (const one of [fac, helper]) {
    await one.call(getCourseSettings, courseRef)
    await one.call(getClassroom, courseRef)
    await expect(one.call(setProgressMode, { ...courseRef, body: { curriculumProgressCd: '01' } })).refuses(
      'NOT_ALLOWED',
    )
  }
  await helper.call(listAttendees, { ...courseRef, query: {} })
  await expect(fac.call(listAttendees, { ...courseRef, query: {} })).refuses('NOT_ALLOWED')
  expect((await staff()).map(({ name, userTypeCd }) => [name, userTypeCd])).toEqual([
    ['Fay', 'FAC'],
    ['Cam', 'CMG'],
  ])
  const seen = (await fac.call(listClassStaff, courseRef)).list
  expect(seen.map(({ email }) => email)).toEqual([null, null])
  const { teachers, classManagers } = await visitor.call(getCourse, { ...courseRef, query: {} })
  expect(teachers).toEqual([])
  expect(classManagers).toMatchObject([
    { name: 'Fay', userTypeCd: 'FAC' },
    { name: 'Cam', userTypeCd: 'CMG' },
  ])
  expect((await visitor.call(listFacilitators, courseRef)).list).toMatchObject([{ name: 'Fay' }])
})

test('only verified instructors teach; the first one leads, and the last one stays', async () => {
  const { owner, ownerSeq, add, as, courseRef, here, at, staff, channelSeq } = await aStaffedClass()
  await owner.call(addTutor, { ...courseRef, body: { userSeq: ownerSeq } })
  const mo = await somebody(add, { name: 'Mo', channelSeq, role: 'MNG' })
  const body = { userSeq: mo.userSeq }
  await expect(owner.call(addTutor, { ...courseRef, body })).refuses('NOT_A_MASTER')
  await expect(as(mo).call(verifyMaster, { ...here, ...body })).refuses('NOT_ALLOWED')
  await owner.call(verifyMaster, { ...here, ...body })
  await owner.call(addTutor, { ...courseRef, body })
  await expect(owner.call(addTutor, { ...courseRef, body })).refuses('ALREADY_CLASS_STAFF')
  const order = async () => (await staff()).map(({ name, isLead }) => [name, isLead])
  expect(await order()).toEqual([
    ['Haru', true],
    ['Mo', false],
  ])
  await owner.call(makeLead, at(mo.userSeq))
  expect(await order()).toEqual([
    ['Mo', true],
    ['Haru', false],
  ])
  const { teachers } = await owner.call(getCourse, { ...courseRef, query: {} })
  expect(teachers.map(({ name }) => name)).toEqual(['Mo', 'Haru'])

  await owner.call(removeClassStaff, at(mo.userSeq))
  await expect(owner.call(removeClassStaff, at(ownerSeq))).refuses('LAST_TUTOR')
  await expect(owner.call(changeClassStaff, { ...at(ownerSeq), body: { userTypeCd: 'CMG' } })).refuses(
    'LAST_TUTOR',
  )
  await owner.call(unverifyMaster, { ...here, ...body })
  await expect(owner.call(addTutor, { ...courseRef, body })).refuses('NOT_A_MASTER')
})

test('a manager invites only verified instructors; an owner verifies by inviting', async () => {
  const { owner, member, minaSeq, mina, courseRef, here, codeFor, staff } = await aStaffedClass()
  const mo = await member('Mo', 'MNG')
  const body = { userTypeCd: 'TCH', to: { userSeq: minaSeq } }
  await expect(mo.call(inviteToClass, { ...courseRef, body })).refuses('NOT_A_MASTER')
  const query = { q: 'mina', userTypeCd: 'TCH' }
  expect((await mo.call(searchClassCandidates, { ...courseRef, query })).list).toEqual([])
  const wide = { q: 'mina', userTypeCd: 'CMG' }
  expect((await mo.call(searchClassCandidates, { ...courseRef, query: wide })).list).toHaveLength(1)

  await owner.call(inviteToClass, { ...courseRef, body })
  await mina.call(acceptInvitation, { ...here, body: { code: await codeFor('mina@example.com') } })
  expect(await staff()).toMatchObject([{ name: 'Mina', userTypeCd: 'TCH', isMaster: true, siteTypeCd: null }])
  await mina.call(getCourseSettings, courseRef)
  await expect(mo.call(inviteToClass, { ...courseRef, body })).refuses('ALREADY_CLASS_STAFF')
})

test('an invitation is resent after a minute or revoked, which invalidates its old links', async () => {
  const { owner, mina, minaSeq, courseRef, here, codeFor, clock, otherClass } = await aStaffedClass()
  await owner.call(inviteToClass, { ...courseRef, body: { userTypeCd: 'CMG', to: { userSeq: minaSeq } } })
  const first = await codeFor('mina@example.com')
  const [waiting] = (await owner.call(listClassInvitations, courseRef)).list
  const one = { invitationSeq: waiting?.invitationSeq ?? (0 as never) }
  await expect(owner.call(resendClassInvitation, { ...courseRef, ...one })).refuses('TOO_MANY_ATTEMPTS')
  clock.pass({ minutes: 2 })
  await expect(owner.call(resendClassInvitation, { ...otherClass, ...one })).refuses('INVITATION_DEAD')
  await owner.call(resendClassInvitation, { ...courseRef, ...one })
  await expect(mina.call(acceptInvitation, { ...here, body: { code: first } })).refuses('INVITATION_DEAD')
  await expect(owner.call(withdrawClassInvitation, { ...otherClass, ...one })).refuses('INVITATION_DEAD')
  await owner.call(withdrawClassInvitation, { ...courseRef, ...one })
  const second = await codeFor('mina@example.com')
  await expect(mina.call(acceptInvitation, { ...here, body: { code: second } })).refuses('INVITATION_DEAD')
  await expect(mina.call(getCourseSettings, courseRef)).refuses('NOT_ALLOWED')
})

test('a changed or removed class role applies from the next call on, and the person is notified', async () => {
  const { owner, named, courseRef, here, at, app } = await aStaffedClass()
  const { one, userSeq } = await named('Cam', 'CMG')
  await owner.call(changeClassStaff, { ...at(userSeq), body: { userTypeCd: 'FAC' } })
  await app.workOnce()
  await expect(one.call(listAttendees, { ...courseRef, query: {} })).refuses('NOT_ALLOWED')
  await owner.call(removeClassStaff, at(userSeq))
  await expect(one.call(getCourseSettings, courseRef)).refuses('NOT_ALLOWED')
  expect((await one.call(listMyClassPosts, here)).list).toEqual([])
  await app.workOnce()
  const { list } = await one.call(listAlarms, { ...here, query: {} })
  expect(list.map(({ content }) => JSON.parse(content).kind)).toEqual(['classLeft', 'classFAC'])
})

test("a person removed from the site's staff loses all its courses", async () => {
  const { owner, add, as, courseRef, here, codeFor, channelSeq, staff } = await aStaffedClass()
  const tea = await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' })
  const one = as(tea)
  await owner.call(inviteToClass, { ...courseRef, body: { userTypeCd: 'CMG', to: { userSeq: tea.userSeq } } })
  await one.call(acceptInvitation, { ...here, body: { code: await codeFor('tea@example.com') } })
  // In this course an instructor of the site holds the permissions of their class role, not those of instructors in their own
  // courses.
  await expect(one.call(setProgressMode, { ...courseRef, body: { curriculumProgressCd: '01' } })).refuses(
    'NOT_ALLOWED',
  )
  await owner.call(removeStaff, { ...here, userSeq: tea.userSeq })
  await expect(one.call(getCourseSettings, courseRef)).refuses('NOT_ALLOWED')
  expect(await staff()).toEqual([])
})

test('an instructor enters the classroom of their class directly as long as the role lets them', async () => {
  const { owner, add, as, courseRef, here, channelSeq, named } = await aStaffedClass()
  const tea = await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' })
  await owner.call(verifyMaster, { ...here, userSeq: tea.userSeq })
  await owner.call(addTutor, { ...courseRef, body: { userSeq: tea.userSeq } })
  const one = as(tea)
  const helper = (await named('Fay', 'FAC')).one
  expect(await one.call(getCourseViewer, courseRef)).toMatchObject({ isClassManager: true })
  expect(await one.call(getClassroom, courseRef)).toMatchObject({ isClassManager: true })

  const permissions = permissionsOf('TCH').filter((key) => key !== 'CLASS_ROOM_UPDATE')
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'TCH', permissions } })
  expect(await one.call(getCourseViewer, courseRef)).toMatchObject({
    isClassManager: false,
    userTypeCd: 'TCH',
  })
  await expect(one.call(getClassroom, courseRef)).refuses('NOT_ATTENDING')
  await one.call(getCourseSettings, courseRef)
  for (const other of [owner, helper])
    expect(await other.call(getClassroom, courseRef)).toMatchObject({ isClassManager: true })
})

test("class staff do not see learners' payments", async () => {
  const { named, owner, courseRef } = await aStaffedClass()
  const { one } = await named('Cam', 'CMG')
  const [seen] = (await one.call(listAttendees, { ...courseRef, query: {} })).list
  expect(seen).toMatchObject({ orderNo: null, paidAmount: null, refundedAmount: null })
  const [whole] = (await owner.call(listAttendees, { ...courseRef, query: {} })).list
  expect(whole).toMatchObject({ paidAmount: 0 })
  await expect(one.call(saveCoursePayment, { ...courseRef, body: {} as never })).refuses('NOT_ALLOWED')
  await one.call(listEditableCurriculum, courseRef)
})

test('class staff upload videos and pictures for their course, and cannot use those of others', async () => {
  const { add, owner, ownerSeq, named, courseRef, here, channelSeq } = await aStaffedClass()
  const { one, userSeq } = await named('Cho', 'MNG')
  const query = { filename: 'video.mp4', fileSize: 10, kind: 'vod' as const }
  const upload = await one.call(getUploadUrl, { ...here, query })
  expect(upload.uploadVodSeq).not.toBeNull()
  const uploadVodSeq = upload.uploadVodSeq ?? (0 as never)
  await one.call(getVideo, { ...here, uploadVodSeq })
  const helper = (await named('Cam', 'CMG')).one
  await expect(helper.call(getUploadUrl, { ...here, query })).refuses('NOT_ALLOWED')
  await expect(helper.call(getVideo, { ...here, uploadVodSeq })).refuses('NOT_ALLOWED')

  const theirs = await owner.call(getUploadUrl, { ...here, query })
  const foreign = { ...here, uploadVodSeq: theirs.uploadVodSeq ?? (0 as never) }
  await expect(one.call(getVideo, foreign)).refuses('NOT_ALLOWED')
  const lesson = { curriculumTypeCd: '02', title: '첫 영상', afterSeq: null } as const
  const show = (vod: typeof uploadVodSeq) =>
    one.call(addCurriculum, { ...courseRef, body: { ...lesson, uploadVodSeq: vod } })
  await expect(show(foreign.uploadVodSeq)).refuses('NOT_FOUND')
  await show(uploadVodSeq)

  const picture = async (by: UserSeq) =>
    (
      await add.row<{ file_seq: FileSeq }>('files', {
        channel_seq: channelSeq,
        kind: 'course',
        storage_key: `picture of ${by}`,
        widths: [400],
        origin_file_name: 'cover.jpg',
        content_type: 'image/webp',
        file_size: 10,
        uploaded_by_user_seq: by,
        created_at: noon,
      })
    ).file_seq
  const save = async (imageFileSeq: FileSeq) => {
    const settings = await one.call(getCourseSettings, courseRef)
    return one.call(saveCourseInformation, { ...courseRef, body: { ...settings, imageFileSeq } })
  }
  await expect(save(await picture(ownerSeq))).refuses('BAD_INPUT')
  await save(await picture(userSeq))
})

test('where the site requires a second factor of its staff, class staff hold no permission without one', async () => {
  const { named, courseRef, here, add } = await aStaffedClass()
  const { one } = await named('Cam', 'MNG')
  const teacher = await named('Tea', 'TCH')
  await add.all(`update channels set staff_second_factor = true where channel_seq = ${here.channelSeq}`)

  for (const person of [one, teacher.one]) {
    await expect(person.call(getCourseSettings, courseRef)).refuses('SECOND_FACTOR_NEEDED')
    await expect(person.call(listEditableCurriculum, courseRef)).refuses('SECOND_FACTOR_NEEDED')
    await expect(person.call(listMembers, { ...here, query: {} })).refuses('NOT_ALLOWED')
    expect((await person.call(listMyClassPosts, here)).list).toEqual([])
    // The permissions they would hold are returned, so that the page can ask them to set up a second factor.
    expect(await person.call(getChannelAuth, here)).toMatchObject({
      isSecondFactorNeeded: true,
      classes: [{ courseSeq: courseRef.courseSeq }],
    })
  }
})

test('learners of such a site need no second factor', async () => {
  const { add, as, channelSeq, here } = await aStaffedClass()
  const learner = as(await somebody(add, { name: 'Lee', channelSeq }))
  await add.all(`update channels set staff_second_factor = true where channel_seq = ${channelSeq}`)
  const auth = await learner.call(getChannelAuth, here)
  expect(auth).toMatchObject({ roles: [], classes: [] })
  expect(auth).not.toHaveProperty('isSecondFactorNeeded')
})

test('a course has at most fifty staff', async () => {
  const { owner, ownerSeq, add, courseRef, channelSeq } = await aStaffedClass()
  for (const at of Array.from({ length: 50 }).keys()) {
    const { userSeq } = await somebody(add, { name: `Fay ${at}`, channelSeq })
    await add.all(
      `insert into course_staff (channel_seq, course_seq, user_seq, user_type_cd) values ($1, $2, $3, 'FAC')
        on conflict do nothing`,
      [channelSeq, courseRef.courseSeq, userSeq],
    )
  }
  await expect(owner.call(addTutor, { ...courseRef, body: { userSeq: ownerSeq } })).refuses(
    'CLASS_STAFF_FULL',
  )
})
