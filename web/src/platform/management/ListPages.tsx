import { pageSizes } from 'contract/values/paging'
import { useMessages } from '../words/use-messages.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import css from './ListPages.module.css'
import { managementMessages } from './management.messages.ts'

interface ListPagesProps {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  /** Set if the user may choose the page size. */
  onSize?: ((size: number) => void) | undefined
}

/** The pages of a list, and the page size. */
export function ListPages({ page, size, total, onPage, onSize }: ListPagesProps) {
  const t = useMessages(managementMessages)
  return (
    <div className={css.foot}>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / size)}
        words={{ previous: t('previous'), next: t('next'), page: (n) => t('page', { n }) }}
        onPage={onPage}
      />
      {onSize && total > smallest && (
        <Select
          className={css.size}
          label={t('pageSize')}
          hideLabel
          value={String(size)}
          onChange={(chosen) => onSize(Number(chosen))}
          options={ascending.map((n) => ({ value: String(n), label: t('perPage', { n }) }))}
        />
      )}
    </div>
  )
}

const ascending = pageSizes.toSorted((one, other) => one - other)
const smallest = Math.min(...pageSizes)
