import { formatPrice, effectivePrice, lacksPrice } from 'contract/values/money'
import { userLimitTypes } from 'contract/values/type-codes'
import { now } from '../../../../../platform/clock.ts'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDate } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../../ui/Anchor.tsx'
import { Art } from '../../../../../ui/art/Art.tsx'
import { Picture } from '../../../../../ui/Picture.tsx'
import { artOf } from '../../../../../ui/art/art-of.ts'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { factsOf } from '../../course-facts.ts'
import { classLifeMessages } from '../course-state.messages.ts'
import { courseListMessages } from '../course-list.messages.ts'
import type { AdminCourse } from '../course-settings.api.ts'
import { StateKind } from '../StateKind.tsx'
import { BulkBar } from './BulkBar.tsx'
import css from './CourseTable.module.css'
import { RowMenu } from './RowMenu.tsx'
import { RowQuestions } from './RowQuestions.tsx'
import { useBulk } from './use-bulk.ts'
import { settingsOf } from '../../course-paths.ts'
import { useRowActions } from './use-row-actions.tsx'

const DAY = 86_400_000

export function CourseTable({ courses }: { courses: AdminCourse[] }) {
  const t = useMessages(courseListMessages)
  const { language } = useSite()
  const { can } = useSession()
  const life = useMessages(classLifeMessages)
  const actions = useRowActions('CLASS')
  const bulk = useBulk(courses)
  const isTrash = courses.every(({ state }) => state === 'TRASHED')
  const seats = ({ attendCount, maxUserCount, userLimitTypeCd }: AdminCourse) =>
    userLimitTypeCd === userLimitTypes.unlimited || maxUserCount === null
      ? t('seatsFree', { taken: attendCount })
      : t('seatsOf', { taken: attendCount, max: maxUserCount })
  const pick: Column<AdminCourse> = {
    key: 'pick',
    head: life('pick'),
    cell: ({ courseSeq, title }) => (
      <Checkbox
        label={life('pickOne', { name: title })}
        hideLabel
        checked={bulk.picked.includes(courseSeq)}
        onChange={(isPicked) => bulk.pick(courseSeq, isPicked)}
      />
    ),
    bare: true,
    width: 64,
  }
  const columns: Column<AdminCourse>[] = [
    ...(can('CLASS_LIFECYCLE_DELETE') ? [pick] : []),
    { key: 'class', head: t('class'), cell: (course) => <Name course={course} />, bare: true },
    { key: 'state', head: t('state'), cell: (course) => <CourseState course={course} /> },
    {
      key: 'price',
      head: t('price'),
      cell: (course) =>
        lacksPrice(course)
          ? t('noPrice')
          : formatPrice(effectivePrice(factsOf(course), now()), course.currency, language),
      end: true,
    },
    { key: 'seats', head: t('seats'), cell: seats, end: true },
    {
      key: 'recruiting',
      head: t('recruiting'),
      cell: ({ payEndAt }) => (payEndAt === null ? t('always') : formatDate(payEndAt, language)),
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (course) => <RowMenu course={course} actions={actions} />,
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      {can('CLASS_LIFECYCLE_DELETE') && <BulkBar bulk={bulk} count={courses.length} isTrash={isTrash} />}
      <DataTable label={t('title')} columns={columns} rows={courses} keyOf={({ courseSeq }) => courseSeq} />
      <RowQuestions actions={actions} />
    </>
  )
}

function Name({ course }: { course: AdminCourse }) {
  const t = useMessages(courseListMessages)
  const teachers = course.teachers.map(({ name }) => name).join(', ')
  const text = (
    <span>
      <b className="clamp2">{course.title}</b>
      <small>{[course.categoryName, teachers || t('noTeacher')].filter(Boolean).join(' · ')}</small>
    </span>
  )
  const picture = (
    <i>
      <Picture src={course.imageUrl} instead={<Art {...artOf(course.courseSeq)} wide />} />
    </i>
  )
  if (course.state === 'TRASHED') {
    return (
      <span className={css.name}>
        {picture}
        {text}
      </span>
    )
  }
  return (
    <Anchor href={settingsOf(course)} className={css.name}>
      {picture}
      {text}
    </Anchor>
  )
}

function CourseState({ course }: { course: AdminCourse }) {
  const t = useMessages(courseListMessages)
  if (course.state !== 'TRASHED' || course.restoreExpiredAt === null) return <StateKind {...course} />
  const left = Date.parse(course.restoreExpiredAt) - now().getTime()
  const count = Math.ceil(left / DAY)
  return <span className={css.left}>{left < DAY ? t('lastDay') : t('daysLeft', { count })}</span>
}
