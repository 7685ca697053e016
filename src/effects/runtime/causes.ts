import type { Call } from '../api/client.ts'
import type { Download } from '../api/download.ts'
import type { Ports } from './ports.ts'

/** Ports whose calls and downloads carry the `seq` of the event that caused them, so that a log can say so. [BED-7] */
export const withCauses = (ports: Ports): Ports => ({
  ...ports,
  causedBy: (cause) => {
    const caused =
      (call: Call | Download) =>
      (operation: never, input?: object): unknown =>
        call(operation, { ...input, cause } as never)
    return { ...ports, api: caused(ports.api) as Call, download: caused(ports.download) as Download } // the types of an operation pass through
  },
})
