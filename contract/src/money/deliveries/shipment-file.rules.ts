/** What is wrong with a row of a spreadsheet of tracking numbers. docs/rules.md R-1340. */
export const shipmentRowFaults = [
  'ORDER_MISSING',
  'ORDER_UNKNOWN',
  'SEVERAL_PARCELS',
  'NOT_WAITING',
  'NUMBER_MISSING',
  'COURIER_UNKNOWN',
  'NUMBER_WRONG',
  'DUPLICATE',
] as const
export type ShipmentRowFault = (typeof shipmentRowFaults)[number]
