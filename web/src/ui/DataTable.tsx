import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Aligns the cells at the end: for numbers and sums. */
  end?: boolean | undefined
  /** Hides the column name on phones, where the cell is the title of the card or its buttons. */
  bare?: boolean | undefined
  /** Puts the cell into the upper corner of the card on phones, such as the menu of a row. */
  corner?: boolean | undefined
  width?: number | string | undefined
}

interface DataTableProps<Row> {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
}

/** A table on wide screens; on phones every row is a card of labelled values. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cx(column.end && styles.end)}
              style={{ width: column.width }}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={cx(
                  column.end && styles.end,
                  column.bare && styles.bare,
                  column.corner && styles.corner,
                )}
                data-head={column.head}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
