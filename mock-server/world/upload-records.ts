/** An upload of employee data. All its errors are known from the start, but each is reported only when its row is checked. */
export interface DataUpload {
  readonly id: string
  /** Who uploaded it. */
  readonly personId: string
  readonly clientId: string
  readonly fileName: string
  readonly uploadedAt: string
  readonly status: 'checking' | 'awaiting-commit' | 'completed' | 'rejected' | 'discarded'
  readonly totalRows: number
  readonly checkedRows: number
  readonly errors: readonly {
    readonly row: number
    readonly column: string | null
    readonly value: string | null
    readonly employeeNumber: string | null
    readonly employeeName: string | null
    readonly code: string
    readonly message: string
  }[]
  /** The content of the file; empty for an old upload. */
  readonly text: string
}
