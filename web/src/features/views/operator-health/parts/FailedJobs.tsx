import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useRetryJob, type Health } from '../operator-health.api.ts'
import { operationMessages } from '../operator-health.messages.ts'

/** Failed jobs, with a button to retry them. */
export function FailedJobs({ jobs }: { jobs: Health['failedJobs'] }) {
  const t = useMessages(operationMessages)
  const { language } = useSite()
  const retry = useRetryJob()
  const again = (id: string) => {
    retry.run({ body: { id } }).then(
      () => toast({ text: t('retried'), tone: 'ok' }),
      (error: unknown) => {
        if (error instanceof Error) toast({ text: error.message, tone: 'error' })
      },
    )
  }
  if (jobs.length === 0) return <Empty title={t('noJobs')} spot="done" compact />
  return (
    <Card pad="none">
      <DataTable
        label={t('jobs')}
        rows={jobs}
        keyOf={({ id }) => id}
        columns={[
          { key: 'task', head: t('task'), cell: ({ task }) => <b>{task}</b>, bare: true },
          { key: 'error', head: t('error'), cell: ({ error }) => error },
          { key: 'attempts', head: t('attempts'), cell: ({ attempts }) => t('times', { count: attempts }) },
          { key: 'at', head: t('at'), cell: ({ at }) => formatDateTime(at, language) },
          {
            key: 'actions',
            head: t('actions'),
            cell: ({ id }) => (
              <Button size="sm" variant="outline" disabled={retry.isRunning} onPress={() => again(id)}>
                {t('retry')}
              </Button>
            ),
            bare: true,
          },
        ]}
      />
    </Card>
  )
}
