import { useState } from 'react'
import { legalKinds } from 'contract/values/legal-kinds'
import type { LegalKind } from 'contract/people/legal/terms.rules'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { termsMessages } from '../legal.messages.ts'
import { useLegalTexts, type LegalTexts } from './legal-settings.api.ts'
import { legalSettingsMessages } from './legal-settings.messages.ts'
import { AgreementList } from './parts/AgreementList.tsx'
import { PublishForm } from './parts/PublishForm.tsx'
import { Versions } from './parts/Versions.tsx'
import css from './parts/legal-settings.module.css'

/** The versions of the legal texts, and the members' agreements. */
export function TermsScreen() {
  const t = useMessages(legalSettingsMessages)
  const nameOf = useMessages(termsMessages)
  const { params } = useListQuestion()
  const shelf = params.get('shelf')
  const kind = legalKinds.find((one) => one === shelf) ?? (shelf === 'answers' ? null : 'terms')
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Tabs
        id="legal"
        label={t('tabs')}
        current={kind ?? 'answers'}
        tabs={[
          ...legalKinds.map((one) => ({
            key: one,
            label: nameOf(one),
            href: one === 'terms' ? '/settings/terms' : `/settings/terms?shelf=${one}`,
          })),
          { key: 'answers', label: t('answers'), href: '/settings/terms?shelf=answers' },
        ]}
      />
      <div className={css.below}>{kind ? <OneKind key={kind} kind={kind} /> : <AgreementList />}</div>
    </>
  )
}

function OneKind({ kind }: { kind: LegalKind }) {
  const texts = useLegalTexts()
  const found = texts.data?.kinds.find((one) => one.kind === kind)
  return <Answer of={{ ...texts, data: found }}>{(shown) => <Text texts={shown} />}</Answer>
}

function Text({ texts }: { texts: LegalTexts }) {
  const [isWriting, setWriting] = useState(false)
  return isWriting ? (
    <PublishForm texts={texts} onDone={() => setWriting(false)} />
  ) : (
    <Versions texts={texts} onWrite={() => setWriting(true)} />
  )
}
