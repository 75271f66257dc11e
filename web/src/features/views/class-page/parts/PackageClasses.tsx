import { IconCheck } from '@tabler/icons-react'
import type { PackageClass, PackageContents } from 'contract/teaching/packages/schemas'
import { lectureBadge } from 'contract/teaching/courses/courses.rules'
import { classPath } from 'contract/values/class-paths'
import type { CourseSeq } from 'contract/values/ids'
import { effectivePrice, formatPrice } from 'contract/values/money'
import { publicTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import css from '../PackagePage.module.css'
import { packageMessages } from '../package.messages.ts'
import { useAttendance } from '../package-page.api.ts'

/** The classes of a package as rows, with what one attends already. */
export function PackageClasses({ contents, courseSeq }: { contents: PackageContents; courseSeq: CourseSeq }) {
  const t = useMessages(packageMessages)
  const attendance = useAttendance(courseSeq)
  const noteOf = (of: PackageClass['courseSeq']) => {
    if (attendance?.enrolled.some((seq) => seq === of)) return t('enrolled')
    return attendance?.before.some((seq) => seq === of) ? t('before') : null
  }
  return (
    <section id="classes" className={css.classes}>
      <h2>
        {t('contained')} <small className="num">{contents.list.length}</small>
      </h2>
      <ul>
        {contents.list.map((one) => (
          <ClassRow key={one.courseSeq} one={one} note={noteOf(one.courseSeq)} />
        ))}
      </ul>
    </section>
  )
}

function ClassRow({ one, note }: { one: PackageClass; note: string | null }) {
  const t = useMessages(packageMessages)
  const { language } = useSite()
  const now = useNow()
  const lecture = lectureBadge(one.curriculumStatusList)
  const starts = one.startAt !== null && new Date(one.startAt) > now
  const isPublic = one.publicCd === publicTypes.public
  return (
    <li className={css.row}>
      <Picture
        src={one.imageUrl}
        width={320}
        height={240}
        loading="lazy"
        instead={<Art {...artOf(one.courseSeq)} />}
      />
      <div>
        {lecture && <Kind tone={lecture === 'VOD' ? 'vod' : 'live'}>{lecture}</Kind>}
        <h3>{one.title}</h3>
        <p>
          {[...one.teachers.map(({ name }) => name), t('lessons', { count: one.lessonCount })].join(' · ')}
        </p>
        <p>
          {starts && one.startAt
            ? t('starts', { date: formatDay(one.startAt, language) })
            : t('startsAtOnce')}
          {one.seatsLeft !== null &&
            ` · ${one.seatsLeft === 0 ? t('full') : t('seats', { count: one.seatsLeft })}`}
        </p>
        {note && (
          <p className={css.note}>
            <IconCheck size={16} aria-hidden />
            {note}
          </p>
        )}
      </div>
      <div className={css.end}>
        <s className="num">{formatPrice(effectivePrice(factsOf(one), now), 'KRW', language)}</s>
        {isPublic && (
          <Anchor href={classPath(one)} aria-label={t('seeOf', { title: one.title })}>
            {t('see')}
          </Anchor>
        )}
      </div>
    </li>
  )
}
