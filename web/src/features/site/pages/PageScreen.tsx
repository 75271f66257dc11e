import { useParams } from 'react-router'
import { addressOfPage } from 'contract/site/pages/pages.rules'
import { useSession } from '../../../platform/session.tsx'
import { WentWrong } from '../../../platform/WentWrong.tsx'
import { PageArticle } from './PageArticle.tsx'
import { usePageAt } from './pages.api.ts'

const usePath = () => useParams()['path'] ?? ''

/** `/p/{path}` */
export function PageScreen() {
  const { data } = usePageAt(usePath())
  return data ? <PageArticle page={data} path={addressOfPage(data.path)} /> : <main id="main" />
}

/** The server renders an unpublished page as "not found"; staff see it once their session is loaded. */
export function PageMissing() {
  const { can } = useSession()
  const { data } = usePageAt(usePath(), can('SITE_PAGE_READ'))
  return data ? <PageArticle page={data} path={addressOfPage(data.path)} /> : <WentWrong />
}
