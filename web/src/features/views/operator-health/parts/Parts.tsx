import { healthFacts } from 'contract/views/operator-health/operator-health.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { Health } from '../operator-health.api.ts'
import { operationMessages } from '../operator-health.messages.ts'
import css from './Parts.module.css'

const tones = { ok: 'ok', warn: 'soon', down: 'live' } as const

/** Each part of the installation with its state, its figures, and advice. */
export function Parts({ parts }: Pick<Health, 'parts'>) {
  const t = useMessages(operationMessages)
  return (
    <ul className={css.parts}>
      {parts.map(({ part, verdict, facts, advice }) => (
        <li key={part} data-verdict={verdict}>
          <header>
            <h3>{t(part)}</h3>
            <Kind tone={tones[verdict]}>{t(verdict)}</Kind>
          </header>
          {advice && <p>{t(advice)}</p>}
          <KVList>
            {healthFacts.map(
              (name) =>
                facts[name] && (
                  <KV
                    key={name}
                    k={t(name)}
                    v={name === 'oldest' ? t('seconds', { count: facts[name] }) : facts[name]}
                  />
                ),
            )}
          </KVList>
        </li>
      ))}
    </ul>
  )
}
