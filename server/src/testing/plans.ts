import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { ChannelDb } from '../platform/db/channel-db.ts'

/** One step of a query's plan. */
export interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanStep[]
}
interface Question {
  sql: string
  parameters: readonly unknown[]
}

const stepsOf = (node: PlanStep): PlanStep[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)]

/** A connection of the product to one site that records the plans of its queries. */
export function openPlans(url: string, channelSeq: number) {
  const pool = new Pool({ connectionString: url, options: `-c app.channel_seq=${channelSeq}`, max: 1 })
  const questions: Question[] = []
  const kysely = new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void questions.push({ sql: query.sql, parameters: query.parameters }),
  })
  const explain = async ({ sql, parameters }: Question) => {
    const { rows } = await pool.query<[[{ Plan: PlanStep }]]>({
      text: `explain (analyze, format json) ${sql}`,
      values: [...parameters],
      rowMode: 'array',
    })
    const [plan] = rows
    if (!plan) throw new Error('no plan')
    return plan[0][0].Plan
  }
  return {
    db: kysely as unknown as ChannelDb,
    /** Each query made meanwhile, with its steps. */
    async plansOf(ask: () => Promise<unknown>) {
      questions.length = 0
      await ask()
      const plans: { sql: string; steps: PlanStep[] }[] = []
      for (const question of questions.slice())
        plans.push({ sql: question.sql, steps: stepsOf(await explain(question)) })
      return plans
    },
    close: () => kysely.destroy(),
  }
}
