import type { OnRead } from '../api/reply.ts'

/** Loads what records repairs with the first of them: a host that answers as it is described never needs it. */
export const lateRepairs = (load: () => Promise<OnRead>, missed: () => void): OnRead => {
  let record: Promise<OnRead> | null = null
  return (operation, status, repairs) => {
    if (repairs.length === 0 && record === null) return
    record ??= load()
    record.then((told) => told(operation, status, repairs), missed)
  }
}
