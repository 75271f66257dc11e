import { classPath } from 'contract/values/class-paths'
import type { Output } from 'contract/http/endpoint'
import type { searchSite } from 'contract/views/search/api'
import { addressOfPage } from 'contract/site/pages/pages.rules'
import type { ReactNode } from 'react'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { ClassGrid } from '../../class-list/ClassGrid.tsx'
import { searchMessages } from '../search.messages.ts'
import css from '../SearchScreen.module.css'
import { Marked } from './Marked.tsx'

type SearchResults = Output<typeof searchSite>
interface Part {
  found: SearchResults
  q: string
}

/** The results by kind, without empty kinds. */
export function SearchResults({ found, q }: Part) {
  const t = useMessages(searchMessages)
  const { classes, categories } = found
  const all = `?q=${encodeURIComponent(q)}`
  return (
    <>
      <Group name="classes" of={classes} more={`/classes${all}`}>
        <ClassGrid courses={classes.list} />
      </Group>
      <Teachers found={found} q={q} />
      <Group name="categories" of={categories}>
        <ChipRow label={t('categories')}>
          {categories.list.map(({ channelCategorySeq, name, courseCount }) => (
            <Chip
              key={channelCategorySeq}
              count={courseCount}
              href={`/classes?channelCategorySeq=${channelCategorySeq}`}
            >
              <Marked text={name} q={q} />
            </Chip>
          ))}
        </ChipRow>
      </Group>
      <Notices found={found} q={q} />
      <Pages found={found} q={q} />
      <Texts found={found} q={q} />
    </>
  )
}

interface GroupProps {
  name: keyof SearchResults
  of: { list: unknown[]; total: number; isMore: boolean }
  more?: string
  children: ReactNode
}
function Group({ name, of, more, children }: GroupProps) {
  const t = useMessages(searchMessages)
  if (of.list.length === 0) return null
  const hasMore = more !== undefined && of.total > of.list.length
  return (
    <section className={css.group} data-hit>
      <SectionHead
        title={
          <>
            {t(name)} <span className={`${css.number} num`}>{of.isMore ? `${of.total}+` : of.total}</span>
          </>
        }
        {...(hasMore && { more: { label: t('more'), href: more } })}
      />
      {children}
    </section>
  )
}

const Teachers = ({ found: { teachers }, q }: Part) => (
  <Group name="teachers" of={teachers}>
    <ul className={css.teachers}>
      {teachers.list.map(({ userSeq, name, introduction, profileImageUrl, courses }) => (
        <li key={userSeq}>
          <Avatar name={name} src={profileImageUrl} size={48} />
          <div>
            <h3>
              <Marked text={name} q={q} />
            </h3>
            {introduction && <p className="clamp2">{introduction}</p>}
            {courses.map((course) => (
              <Anchor key={course.courseSeq} href={classPath(course)}>
                {course.title}
              </Anchor>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </Group>
)

function Notices({ found: { notices }, q }: Part) {
  const { language } = useSite()
  return (
    <Group name="notices" of={notices} more={`/notices?q=${encodeURIComponent(q)}`}>
      <ul className={css.texts}>
        {notices.list.map(({ postSeq, title, excerpt, createdAt }) => (
          <li key={postSeq}>
            <Anchor href={`/notices/${postSeq}`}>
              <b>
                <Marked text={title} q={q} />
              </b>
              <p>
                <Marked text={excerpt} q={q} />
              </p>
              <small>{formatDate(createdAt, language)}</small>
            </Anchor>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const Pages = ({ found: { pages }, q }: Part) => (
  <Group name="pages" of={pages}>
    <ul className={css.texts}>
      {pages.list.map(({ pageSeq, path, title, excerpt }) => (
        <li key={pageSeq}>
          <Anchor href={addressOfPage(path)}>
            <b>
              <Marked text={title} q={q} />
            </b>
            <p>
              <Marked text={excerpt} q={q} />
            </p>
          </Anchor>
        </li>
      ))}
    </ul>
  </Group>
)

const Texts = ({ found: { texts }, q }: Part) => (
  <Group name="texts" of={texts}>
    <ul className={css.texts}>
      {texts.list.map(({ excerpt, ...course }) => (
        <li key={course.courseSeq}>
          <Anchor href={classPath(course)}>
            <b>
              <Marked text={course.title} q={q} />
            </b>
            <p>
              <Marked text={excerpt} q={q} />
            </p>
          </Anchor>
        </li>
      ))}
    </ul>
  </Group>
)
