import { Head } from '../../platform/Head.tsx'
import { useChannel } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { SiteMark } from '../../ui/art/Mark.tsx'
import { homeWords } from './home.words.ts'

/** Who this is, in a few lines. */
export function IntroScreen() {
  const t = useWords(homeWords)
  const { name, intro, bannerText, headerLogoUrl } = useChannel()
  return (
    <main id="main" className="wrap" style={{ maxWidth: 720, paddingBlock: 64, textAlign: 'center' }}>
      <Head title={t('introTitle', { site: name })} description={intro} />
      <SiteMark name={name} logoUrl={headerLogoUrl} size={72} />
      <h1 style={{ margin: '20px 0 12px' }}>{name}</h1>
      {intro && <p style={{ fontSize: 19, margin: 0 }}>{intro}</p>}
      {bannerText && <p style={{ color: 'var(--text-secondary)', whiteSpace: 'pre-line' }}>{bannerText}</p>}
      <p style={{ marginTop: 28 }}><Button href="/classes" size="lg">{t('browse')}</Button></p>
    </main>
  )
}
