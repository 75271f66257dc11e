import { expect, test } from 'vitest'
import type { Permission } from 'contract/http/permissions'
import { setCoursePublic, submitCourse, trashCourse, trashCourses } from 'contract/teaching/courses/state.api'
import { browseCourses } from 'contract/teaching/courses/list.api'
import { saveRolePermissions } from 'contract/people/staff/api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import * as api from 'contract/teaching/packages/api'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import { aShop, comeBack } from '../../../testing/orders-world.ts'

test('a package is made of two classes, shows them with what they cost, and stands in a list of its own', async () => {
  const { visitor, owner, packageRef, classes, channelSeq } = await aPackageShop()
  const contents = await visitor.call(api.getPackage, packageRef)
  expect(contents.list.map(({ courseSeq }) => courseSeq)).toEqual(classes.map(({ courseSeq }) => courseSeq))
  expect(contents).toMatchObject({
    separateAmount: 70_000,
    krwOnly: false,
    blockedBy: null,
    expectedEnd: '2026-12-21',
  })

  const listOf = async (filter: object) =>
    (await visitor.call(browseCourses, { channelSeq, query: { filter: JSON.stringify(filter) } })).list.map(
      ({ courseSeq }) => courseSeq,
    )
  expect(await listOf({ productKind: 'PACKAGE' })).toEqual([packageRef.courseSeq])
  expect(new Set(await listOf({ fare: 'paid' }))).toEqual(new Set(classes.map(({ courseSeq }) => courseSeq)))

  const { setting, contents: managed } = await owner.call(api.getPackageSetting, packageRef)
  expect(setting).toMatchObject({ productKind: 'PACKAGE', missing: [] })
  expect(managed.list).toHaveLength(2)
})

test('one class alone is no package, and neither is a draft or a project', async () => {
  const { owner, add, channelSeq, courseSeq, ownerSeq } = await aShop()
  const create = (...courseSeqs: (typeof courseSeq)[]) =>
    owner.call(api.createPackage, { channelSeq, body: { title: '패키지', courseSeqs, price: 1000 } })
  await expect(create(courseSeq, courseSeq)).refuses('PACKAGE_TOO_SMALL')
  const project = await add.course(channelSeq, { writer: ownerSeq })
  await add.all("update courses set course_type_cd = '01' where course_seq = $1", [project.courseSeq])
  await expect(create(courseSeq, project.courseSeq)).refuses('PACKAGE_CLASS_REFUSED')
  const draft = await add.course(channelSeq, { writer: ownerSeq })
  await add.all("update courses set state = 'DRAFT' where course_seq = $1", [draft.courseSeq])
  await expect(create(courseSeq, draft.courseSeq)).refuses('PACKAGE_CLASS_REFUSED')

  const reasons = (await owner.call(api.getPackageConfig, { channelSeq })).list
  expect(reasons.map(({ courseSeq: of, reason }) => [of, reason])).toEqual(
    expect.arrayContaining([
      [courseSeq, null],
      [project.courseSeq, 'IS_PROJECT'],
      [draft.courseSeq, 'NOT_PUBLISHED'],
    ]),
  )
})

test('classes are added, ordered and removed, but two stay', async () => {
  const { owner, add, packageRef, channelSeq, ownerSeq, classes } = await aPackageShop()
  const third = await add.course(channelSeq, { writer: ownerSeq, seats: 3 })
  const shown = async () =>
    (await owner.call(api.getPackageSetting, packageRef)).contents.list.map(({ courseSeq }) => courseSeq)
  await owner.call(api.addPackageCourse, { ...packageRef, body: { addedSeq: third.courseSeq } })
  const [one, two] = classes.map(({ courseSeq }) => courseSeq) as [
    typeof third.courseSeq,
    typeof third.courseSeq,
  ]
  await owner.call(api.orderPackageCourses, {
    ...packageRef,
    body: { courseSeqs: [third.courseSeq, two, one] },
  })
  expect(await shown()).toEqual([third.courseSeq, two, one])
  await expect(
    owner.call(api.orderPackageCourses, { ...packageRef, body: { courseSeqs: [two, one] } }),
  ).refuses('CLASS_STATE_CHANGED')

  const payment = await owner.call(api.getPackagePayment, packageRef)
  expect(payment.shares.map(({ unitPrice }) => unitPrice)).toEqual([15_000, 20_000, 15_000])
  expect(payment).toMatchObject({ separateAmount: 100_000, scarcest: { seatsLeft: 3 } })

  await owner.call(api.removePackageCourse, { ...packageRef, body: { removedSeq: one } })
  await expect(owner.call(api.removePackageCourse, { ...packageRef, body: { removedSeq: two } })).refuses(
    'PACKAGE_TOO_SMALL',
  )
})

test('a package is published, hidden and thrown away like a class', async () => {
  const { owner, visitor, add, packageRef } = await aPackageShop()
  await add.all("update courses set state = 'DRAFT', published_at = null where course_seq = $1", [
    packageRef.courseSeq,
  ])
  await add.all('update courses set price = 0 where course_seq = $1', [packageRef.courseSeq])
  await expect(owner.call(submitCourse, packageRef)).refuses('CLASS_NOT_READY')
  await add.all('update courses set price = 1000 where course_seq = $1', [packageRef.courseSeq])
  await owner.call(submitCourse, packageRef)
  await add.all("update courses set state = 'PUBLISHED', published_at = created_at where course_seq = $1", [
    packageRef.courseSeq,
  ])
  await owner.call(setCoursePublic, { ...packageRef, body: { publicCd: '99' } })
  await expect(visitor.call(api.getPackage, packageRef)).refuses('CLASS_NOT_FOUND')
  await owner.call(trashCourse, packageRef)
  await expect(visitor.call(api.getPackage, packageRef)).refuses('CLASS_GONE')
})

test('packages and classes are not deleted in one request', async () => {
  const { owner, packageRef, courseRef, channelSeq } = await aPackageShop()
  const courseSeqs = [packageRef.courseSeq, courseRef.courseSeq]
  await expect(owner.call(trashCourses, { channelSeq, body: { courseSeqs } })).refuses('PACKAGES_APART')
  await owner.call(setCoursePublic, { ...packageRef, body: { publicCd: '99' } })
  const { moved } = await owner.call(trashCourses, {
    channelSeq,
    body: { courseSeqs: [packageRef.courseSeq] },
  })
  expect(moved).toEqual([packageRef.courseSeq])
})

test('the database keeps two classes in what is published', async () => {
  const { add, packageRef } = await aPackageShop()
  await expect(
    add.all('delete from package_courses where package_seq = $1', [packageRef.courseSeq]),
  ).rejects.toThrow('has too few classes')
})

test('a copy of a package is a draft of the same classes, without its buyers', async () => {
  const { owner, packageRef, classes, channelSeq, mina, pressPackage, add, ownerSeq } = await aPackageShop()
  await owner.call(api.orderPackageCourses, {
    ...packageRef,
    body: { courseSeqs: classes.map(({ courseSeq }) => courseSeq).toReversed() },
  })
  const { orderNo } = await pressPackage(mina)
  await comeBack(mina, packageRef, orderNo, { amount: PACKAGE_PRICE })
  const { courseSeq } = await owner.call(copyCourse, packageRef)

  const { setting, contents } = await owner.call(api.getPackageSetting, { channelSeq, courseSeq })
  expect(setting).toMatchObject({
    title: '겨울 입문 패키지 (복사)',
    productKind: 'PACKAGE',
    state: 'DRAFT',
    price: PACKAGE_PRICE,
    seatsTaken: 0,
    missing: [],
  })
  expect(contents.list.map((one) => one.courseSeq)).toEqual(classes.map((one) => one.courseSeq).toReversed())
  const third = await add.course(channelSeq, { writer: ownerSeq })
  await owner.call(api.addPackageCourse, { channelSeq, courseSeq, body: { addedSeq: third.courseSeq } })
  expect((await owner.call(api.getPackageSetting, packageRef)).contents.list).toHaveLength(2)
})

test('only staff with the key for packages make one', async () => {
  const { member, mina, owner, channelSeq, classes, packageRef } = await aPackageShop()
  const body = { title: '패키지', courseSeqs: classes.map(({ courseSeq }) => courseSeq), price: 1000 }
  const teacher = await member('Tae', 'TCH')
  for (const one of [mina, teacher]) {
    await expect(one.call(api.createPackage, { channelSeq, body })).refuses('NOT_ALLOWED')
    await expect(one.call(api.getPackageConfig, { channelSeq })).refuses('NOT_ALLOWED')
  }
  await owner.call(saveRolePermissions, {
    channelSeq,
    body: { userTypeCd: 'TCH', permissions: ['PACKAGE_LIFECYCLE_CREATE'] },
  })
  await teacher.call(api.createPackage, { channelSeq, body })
  // The key for copies is one for classes; that of packages is asked for besides.
  const manager = await member('Mo', 'MNG')
  const keysOf = (...permissions: Permission[]) =>
    owner.call(saveRolePermissions, {
      channelSeq,
      body: { userTypeCd: 'MNG', permissions: ['SITE_CLASS_UPDATE', ...permissions] },
    })
  await keysOf('CLASS_LIFECYCLE_COPY')
  await expect(manager.call(copyCourse, packageRef)).refuses('NOT_ALLOWED')
  await keysOf('CLASS_LIFECYCLE_COPY', 'PACKAGE_LIFECYCLE_CREATE')
  await manager.call(copyCourse, packageRef)
})

test('a class is no package, and staff of another site see none', async () => {
  const { visitor, owner, otherSite, courseRef, packageRef } = await aPackageShop()
  await expect(visitor.call(api.getPackage, courseRef)).refuses('CLASS_NOT_FOUND')
  await expect(owner.call(api.getPackageSetting, courseRef)).refuses('CLASS_NOT_FOUND')
  await expect(otherSite.owner.call(api.getPackageSetting, packageRef)).refuses('NOT_CHANNEL_USER')
})

test('classes and contents are deleted in one request', async () => {
  const { owner, courseRef, channelSeq, add, ownerSeq } = await aShop()
  const contents = await add.course(channelSeq, { writer: ownerSeq })
  await add.all("update courses set product_kind = 'CONTENTS' where course_seq = $1", [contents.courseSeq])
  await add.all("update courses set public_cd = '99'")
  const body = { courseSeqs: [courseRef.courseSeq, contents.courseSeq] }
  expect(await owner.call(trashCourses, { channelSeq, body })).toMatchObject({ moved: body.courseSeqs })
})

test('the classes of a package stay while it is reviewed or in the trash', async () => {
  const { owner, packageRef, classes, other, add } = await aPackageShop()
  const courseSeqs = classes.map(({ courseSeq }) => courseSeq)
  for (const [state, refusal] of [
    ['SUBMITTED', 'CLASS_IN_REVIEW'],
    ['TRASHED', 'CLASS_IN_TRASH'],
  ] as const) {
    await add.all(
      `update courses set state = $1, auto_publish_at = created_at,
        trashed_at = case when $1 = 'TRASHED' then created_at end where course_seq = $2`,
      [state, packageRef.courseSeq],
    )
    await expect(
      owner.call(api.addPackageCourse, { ...packageRef, body: { addedSeq: other.courseSeq } }),
    ).refuses(refusal)
    await expect(
      owner.call(api.removePackageCourse, { ...packageRef, body: { removedSeq: other.courseSeq } }),
    ).refuses(refusal)
    await expect(owner.call(api.orderPackageCourses, { ...packageRef, body: { courseSeqs } })).refuses(
      refusal,
    )
  }
})
