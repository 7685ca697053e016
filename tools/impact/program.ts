import { parseArgs } from 'node:util'
import { changesBetween, type ChangedOperation } from './changes.ts'
import { impactText } from './report.ts'
import { createLookUp, type LookUp } from './touched.ts'
import { BadInput, readVersions } from './versions.ts'

/** What the program prints, and its exit code. */
export interface Printed {
  readonly text: string
  /** 0 if nothing breaks, 1 if something does, 2 if there was nothing to compare. */
  readonly code: 0 | 1 | 2
}

/** `npm run impact` on the portal below `root`, with its arguments. Never throws for a mistake that the user can correct. */
export const impact = (
  root: string,
  args: readonly string[],
  read: (root: string) => LookUp = createLookUp,
): Printed => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    let known: LookUp | null = null
    // Reading the portal's code takes a second, so it waits for an operation that has to be judged.
    const lookUp = (): LookUp => (known ??= read(root))
    const found = readVersions(root, positionals)
      .flatMap(({ name, old, now }) =>
        changesBetween(old, now, (operation) => lookUp().uses(operation)).map(
          (one): ChangedOperation & { readonly document: string } => ({ document: name, ...one }),
        ),
      )
      .map((one) => ({ ...one, touched: lookUp().touched(one.operation) }))
    return {
      text: values.json ? JSON.stringify(found, null, 2) : impactText(found, values.verbose),
      code: found.some(({ breaking }) => breaking) ? 1 : 0,
    }
  } catch (error) {
    const isOptions = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof BadInput) && !isOptions) throw error
    return { text: error.message, code: 2 }
  }
}
