import { formatPhone } from 'contract/values/phone'
import type { Role } from 'contract/http/permissions'
import { useReached } from '../../../../platform/use-reached.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useFoundUsers, type StaffCandidate } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import css from './staff.module.css'

interface StaffCandidatesProps {
  q: string
  role: Role
  chosen: StaffCandidate | null
  onChoose: (user: StaffCandidate) => void
}

/** The matching members, one of whom staff select; scrolling to the end loads twenty more. */
export function StaffCandidates({ q, role, chosen, onChoose }: StaffCandidatesProps) {
  const t = useMessages(roleMessages)
  const { users, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useFoundUsers(q, role)
  const end = useReached(() => !isLoadingMore && loadMore())
  if (q === '') return <p className={css.hint}>{t('hint')}</p>
  if (error) return <ErrorNote compact title={t('failed')} retry={{ label: t('search'), onPress: retry }} />
  if (isLoading) {
    return (
      <Loading label={t('search')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (users.length === 0) return <p className={css.hint}>{t('nobody', { q })}</p>
  return (
    <div className={css.found}>
      <RadioGroup
        label={t('found')}
        hideLabel
        value={chosen ? String(chosen.userSeq) : null}
        onChange={(value) => {
          const user = users.find(({ userSeq }) => String(userSeq) === value)
          if (user) onChoose(user)
        }}
        options={users.map(({ userSeq, name, email, phone, userTypeCd }) => ({
          value: String(userSeq),
          label: userTypeCd ? `${name} · ${t(userTypeCd)}` : name,
          hint: [email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
        }))}
      />
      {hasMore && (
        <div ref={end}>
          <Button variant="outline" wide loading={isLoadingMore} onPress={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}
