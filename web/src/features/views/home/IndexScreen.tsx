import type { PageSeq } from 'contract/values/ids'
import { useSession } from '../../../platform/session.tsx'
import { useChannel, useSite, type Site } from '../../../platform/site.tsx'
import { PageArticle } from '../../site/pages/PageArticle.tsx'
import { loadMainPage, useMainPage } from '../../site/pages/pages.api.ts'
import { loadHome } from './home.api.ts'
import { HomeScreen } from './HomeScreen.tsx'

/** `/`: the main page, or the page that the owner selected for visitors. */
export function IndexScreen() {
  const { hasSession = false } = useSite()
  const { logoutMainPageSeq } = useChannel()
  const { state } = useSession()
  return logoutMainPageSeq !== null && isVisitor(state, hasSession) ? (
    <ChosenPage pageSeq={logoutMainPageSeq} />
  ) : (
    <HomeScreen />
  )
}

function ChosenPage({ pageSeq }: { pageSeq: PageSeq }) {
  const { data, error } = useMainPage(pageSeq)
  if (data) return <PageArticle page={data} path="/" />
  return error ? <HomeScreen /> : <main id="main" />
}

export async function loadIndex(site: Site) {
  const pageSeq = site.channel?.logoutMainPageSeq ?? null
  const { hasSession = false, session } = site
  if (pageSeq === null || !isVisitor(session.get().state, hasSession)) return loadHome(site)
  // The owner may have unpublished it since the page was rendered.
  return loadMainPage(site, pageSeq).catch(() => loadHome(site))
}

/** Until the session is loaded, the browser's cookie decides. */
const isVisitor = (state: string, hasSession: boolean) =>
  state === 'visitor' || (state === 'loading' && !hasSession)
