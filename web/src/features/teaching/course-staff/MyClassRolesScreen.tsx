import { formatDate } from '../../../platform/time.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useMyPosts } from './course-staff.api.ts'
import { classStaffMessages } from './course-staff.messages.ts'
import css from './parts/course-staff.module.css'

/** The classes in which the user has a class role, each with a link to it. */
export function MyPostsScreen() {
  const t = useMessages(classStaffMessages)
  const { language } = useSite()
  const posts = useMyPosts()
  return (
    <>
      <Head title={t('mine')} isPrivate />
      <PageHead
        title={t('mine')}
        count={posts.data && t('mineCount', { count: posts.data.list.length })}
        sub={t('mineSub')}
      />
      <Answer of={posts}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t('mineEmpty')} text={t('mineEmptyText')} />
          ) : (
            <Card pad="none">
              <ul className={css.rows}>
                {list.map(({ courseSeq, title, userTypeCd, since }) => (
                  <li key={courseSeq}>
                    <div>
                      <b>{title}</b> <Kind>{t(userTypeCd)}</Kind>
                      <small>
                        {t(`about${userTypeCd}`)}
                        {since && ` · ${formatDate(since, language)}`}
                      </small>
                    </div>
                    <div className={css.acts}>
                      <Button variant="outline" size="sm" href={`/classes/${courseSeq}`}>
                        {t('enter')}
                      </Button>
                      <Button size="sm" href={`/classes/${courseSeq}/settings`}>
                        {t('open')}
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Answer>
    </>
  )
}
