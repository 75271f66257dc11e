import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { ClassGrid, ClassGridSkeleton } from '../class-list/ClassGrid.tsx'
import { packageMessages } from './package.messages.ts'
import { usePackages } from './package-page.api.ts'
import css from './PackagePage.module.css'

/** The public packages of the site. */
export function PackageListScreen() {
  const t = useMessages(packageMessages)
  const { all, first, ...pages } = usePackages()
  const courses = all.flatMap(({ list }) => list)
  const lead = first && first.total > 0 ? t('listLead', { count: first.total }) : ''
  return (
    <main id="main" className={`wrap ${css.list}`}>
      <Head title={t('list')} description={lead} path="/packages" />
      <h1>{t('list')}</h1>
      <p role="status">{lead}</p>
      {pages.isLoading && <ClassGridSkeleton count={4} />}
      {first && courses.length === 0 && (
        <Empty
          title={t('none')}
          text={t('noneText')}
          action={<Button href="/classes">{t('browse')}</Button>}
        />
      )}
      {courses.length > 0 && (
        <>
          <h2 className="visually-hidden">{t('results')}</h2>
          <ClassGrid courses={courses} />
        </>
      )}
      {pages.error && <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: pages.retry }} />}
      {pages.hasMore && !pages.error && (
        <p className={css.more}>
          <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('more')}
          </Button>
        </p>
      )}
    </main>
  )
}
