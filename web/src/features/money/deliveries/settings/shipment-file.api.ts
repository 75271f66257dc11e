import { downloadDeliveries, shipDeliveries } from 'contract/money/deliveries/api'
import type { Shipment } from 'contract/money/deliveries/schemas'
import { checkShipmentFile } from 'contract/money/deliveries/shipment-file.api'
import type { Output } from 'contract/http/endpoint'
import type { RowResult } from 'contract/values/workbook-upload'
import { useCommand } from '../../../../platform/endpoint.ts'

export type CheckedShipment = Output<typeof checkShipmentFile>['rows'][number]

export function useShipmentFile() {
  const list = useCommand(downloadDeliveries, {})
  const check = useCommand(checkShipmentFile, {})
  const ship = useCommand(shipDeliveries, {})
  return {
    /** What waits to be sent: staff fill in carriers and numbers. */
    template: () => list.run({ body: { state: 'READY' } }),
    check: async (file: string) => (await check.run({ body: { file } })).rows,
    ship: async (rows: { rowNo: number; shipment: Shipment }[]): Promise<RowResult[]> => {
      const { failed } = await ship.run({ body: { list: rows.map(({ shipment }) => shipment) } })
      const messages = new Map(failed.map(({ at, message }) => [at, message]))
      return rows.map(({ rowNo }, at) => {
        const message = messages.get(at) ?? null
        return { rowNo, outcome: message === null ? 'DONE' : 'FAILED', message }
      })
    },
  }
}
