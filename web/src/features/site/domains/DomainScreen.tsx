import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { PageHead, SectionHead } from '../../../ui/SectionHead.tsx'
import { useDomains, useRequestDomain } from './domains.api.ts'
import { domainMessages } from './domains.messages.ts'
import css from './parts/domains.module.css'
import { DomainCard } from './parts/DomainCard.tsx'

/** The site's own domains. */
export function DomainScreen() {
  const t = useMessages(domainMessages)
  const domains = useDomains()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={domains}>
        {({ list, siteUrl }) => (
          <div className={css.page}>
            <FormSection title={t('own')} why={t('ownWhy')}>
              <p className={css.address}>{siteUrl}</p>
            </FormSection>
            <Ask />
            {list.length > 0 && (
              <section className={css.list} aria-labelledby="domains">
                <SectionHead id="domains" title={t('list')} />
                {list.map((domain) => (
                  <DomainCard key={domain.domainSeq} domain={domain} />
                ))}
              </section>
            )}
          </div>
        )}
      </Answer>
    </>
  )
}

function Ask() {
  const t = useMessages(domainMessages)
  const [domain, setDomain] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, isRunning } = useRequestDomain()
  async function ask() {
    if (domain.trim() === '') return setProblem(t('need'))
    setProblem(undefined)
    try {
      await run({ body: { domain } })
      setDomain('')
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
  }
  return (
    <FormSection title={t('add')} why={t('addWhy')}>
      <TextInput
        label={t('domain')}
        hint={t('domainHint')}
        value={domain}
        onChange={(text) => {
          setProblem(undefined)
          setDomain(text)
        }}
        onEnter={() => void ask()}
        inputMode="url"
        autoComplete="off"
        maxLength={300}
        error={problem}
      />
      <div>
        <Button onPress={() => void ask()} loading={isRunning}>
          {t('ask')}
        </Button>
      </div>
    </FormSection>
  )
}
