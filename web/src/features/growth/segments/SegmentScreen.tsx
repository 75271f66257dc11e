import { useState } from 'react'
import { useGo, useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { DeleteSegment } from './parts/DeleteSegment.tsx'
import { SegmentMembers } from './parts/SegmentMembers.tsx'
import { useSegment, type SegmentDetail } from './segments.api.ts'
import { segmentMessages } from './segments.messages.ts'
import { useConditionTexts } from './use-condition-texts.ts'
import css from './parts/segments.module.css'

/** One segment: its conditions in words, and its members. */
export function SegmentScreen() {
  return (
    <Answer of={useSegment(useSeq('segmentSeq'))} height={480}>
      {(segment) => <SegmentPage segment={segment} />}
    </Answer>
  )
}

function SegmentPage({ segment }: { segment: SegmentDetail }) {
  const t = useMessages(segmentMessages)
  const { can } = useSession()
  const go = useGo()
  const [isDeleting, setDeleting] = useState(false)
  const { segmentSeq, name, kind, memberCount, audience } = segment
  return (
    <>
      <Head title={name} isPrivate />
      <PageHead
        title={name}
        count={t('memberCount', { count: memberCount })}
        sub={t(kind === 'RULE' ? 'byRuleHint' : 'MANUAL')}
        actions={
          <>
            <Button variant="outline" href="/settings/members/segment">
              {t('back')}
            </Button>
            {can('SITE_MARKETING_UPDATE') && (
              <Button variant="outline" href={`/settings/campaign/create?segment=${segmentSeq}`}>
                {t('campaign')}
              </Button>
            )}
            {can('SITE_USER_UPDATE') && (
              <>
                <Button variant="outline" onPress={() => setDeleting(true)}>
                  {t('remove')}
                </Button>
                <Button variant="outline" href={`/settings/members/segment/${segmentSeq}/edit`}>
                  {t('edit')}
                </Button>
              </>
            )}
          </>
        }
      />
      {audience && <Conditions conditions={audience.conditions} />}
      <SegmentMembers segment={segment} />
      {isDeleting && (
        <DeleteSegment
          segment={segment}
          onClose={() => setDeleting(false)}
          onDone={() => go('/settings/members/segment', { replace: true })}
        />
      )}
    </>
  )
}

function Conditions({ conditions }: NonNullable<SegmentDetail['audience']>) {
  const t = useMessages(segmentMessages)
  const texts = useConditionTexts(conditions)
  return (
    <Card as="section" className={css.rule} label={t('conditions')}>
      <h2>{t('conditions')}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  )
}
