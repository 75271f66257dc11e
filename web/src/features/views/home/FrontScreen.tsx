import {
  IconBarbell,
  IconBook,
  IconBrush,
  IconChartBar,
  IconCheck,
  IconDatabaseExport,
  IconLanguage,
  IconRefresh,
  IconSchool,
} from '@tabler/icons-react'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { useExamples } from './front.api.ts'
import { frontMessages } from './front.messages.ts'
import { SiteWindow } from './parts/SiteWindow.tsx'
import css from './FrontScreen.module.css'

const trades = [
  { key: 'body', icon: IconBarbell },
  { key: 'craft', icon: IconBrush },
  { key: 'work', icon: IconChartBar },
  { key: 'school', icon: IconSchool },
] as const
const promises = [
  { key: 'yours', icon: IconDatabaseExport },
  { key: 'resumes', icon: IconRefresh },
  { key: 'languages', icon: IconLanguage },
] as const

/** The main page of the platform: the product, its users, screenshots and prices. */
export function FrontScreen() {
  const t = useMessages(frontMessages)
  return (
    <main id="main" className={css.page}>
      <Head title={t('title')} description={t('lead')} path="/intro" />
      <section className={`wrap ${css.hero}`}>
        <h1>{t('hero')}</h1>
        <p>{t('lead')}</p>
        <Start />
        <small>{t('note')}</small>
      </section>
      <Examples />
      <section className={`wrap ${css.part}`} id="who">
        <h2>{t('who')}</h2>
        <ul className={css.four}>
          {trades.map(({ key, icon: Sign }) => (
            <li key={key}>
              <span className={css.sign}>
                <Sign size={26} stroke={1.6} aria-hidden />
              </span>
              <h3>{t(key)}</h3>
              <p>{t(`${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.band}>
        <div className={`wrap ${css.part}`}>
          <h2>{t('promises')}</h2>
          <ul className={css.three}>
            {promises.map(({ key, icon: Sign }) => (
              <li key={key}>
                <Sign size={26} stroke={1.6} aria-hidden />
                <h3>{t(key)}</h3>
                <p>{t(`${key}Text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Cost />
    </main>
  )
}

/** The only button of the page. */
function Start() {
  const t = useMessages(frontMessages)
  const { user } = useSession()
  return (
    <Button href={user ? '/mypage' : '/join'} size="lg">
      {t(user ? 'mine' : 'start')}
    </Button>
  )
}

function Examples() {
  const t = useMessages(frontMessages)
  const examples = useExamples()
  const [first] = examples
  if (!first) return null
  return (
    <section className={css.examples} id="examples" aria-label={t('examples')}>
      <div className={`wrap ${css.windows}`}>
        {examples.map((site) => (
          <SiteWindow key={site.channelSeq} site={site} />
        ))}
      </div>
      <p className="wrap">{t('examplesText')}</p>
    </section>
  )
}

const facts = ['noFee', 'noLimit', 'open'] as const

function Cost() {
  const t = useMessages(frontMessages)
  return (
    <section className={`wrap ${css.part} ${css.cost}`} id="cost">
      <div>
        <h2>{t('cost')}</h2>
        <p>{t('costText')}</p>
      </div>
      <div className={css.card}>
        <h3>
          <IconBook size={22} stroke={1.6} aria-hidden /> {t('licence')}
        </h3>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>
              <IconCheck size={18} aria-hidden /> {t(fact)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
