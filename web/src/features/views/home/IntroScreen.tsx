import { Head } from '../../../platform/Head.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { SiteMark } from '../../../ui/art/Mark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { homeMessages } from './home.messages.ts'
import css from './IntroScreen.module.css'

/** A short introduction of the site with its contact details. */
export function IntroScreen() {
  const t = useMessages(homeMessages)
  const { name, intro, bannerText, headerLogoUrl } = useChannel()
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('introTitle', { site: name })} description={intro} />
      <SiteMark name={name} logoUrl={headerLogoUrl} size={72} />
      <h1>{name}</h1>
      {intro && <p className={css.lead}>{intro}</p>}
      {bannerText && <p className={css.more}>{bannerText}</p>}
      <Button href="/classes" size="lg">
        {t('browse')}
      </Button>
      <Contact />
    </main>
  )
}

function Contact() {
  const t = useMessages(homeMessages)
  const { company } = useChannel()
  const ways = [
    { k: t('phone'), v: company?.phone },
    { k: t('email'), v: company?.email },
    { k: t('address'), v: company?.address },
  ].filter(({ v }) => v)
  if (ways.length === 0) return null
  return (
    <section className={css.contact}>
      <h2>{t('contact')}</h2>
      <KVList>
        {ways.map(({ k, v }) => (
          <KV key={k} k={k} v={v} />
        ))}
      </KVList>
    </section>
  )
}
