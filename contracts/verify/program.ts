import { readArguments, type Command } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { listLines } from './console.ts'
import { help } from './help.ts'
import { selected } from './pact-file.ts'
import { createSecrets } from './secrets.ts'
import { found, shownLines } from './show.ts'
import { pactFrom } from './sources.ts'
import { version } from './version.ts'

/** The program's input and output, and how it is run. */
export interface Surroundings {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** The script from which the replaying child is started. */
  readonly script: string
}

const list = ({ hosts, pact, filters }: Extract<Command, { readonly kind: 'list' }>, print: (line: string) => void) => {
  const pacts = hosts.map((host) => pactFrom(pact, host))
  const rows = selected(pacts, filters).flatMap((interactions, index) =>
    interactions.map((one) => [pacts[index]?.provider ?? '', one] as const),
  )
  listLines(rows).forEach(print)
}

const show = ({ hosts, pact, name }: Extract<Command, { readonly kind: 'show' }>, print: (line: string) => void) => {
  const pacts = hosts.map((host) => pactFrom(pact, host))
  shownLines(found(pacts, name)).forEach(print)
}

/**
 * Does what the arguments say, and resolves to the exit code: 0 if done or all contracts are kept, 1 if a contract is broken, 2 for
 * bad input, with one sentence. No secret is ever printed.
 */
export const runProgram = async (surroundings: Surroundings): Promise<0 | 1 | 2> => {
  const secrets = createSecrets()
  const print = (line: string): void => surroundings.print(secrets.hide(line))
  let verifies = false
  try {
    const command = readArguments(surroundings.args, surroundings.env, secrets)
    switch (command.kind) {
      case 'help':
        print(help)
        return 0
      case 'version':
        print(version)
        return 0
      case 'list':
        list(command, print)
        return 0
      case 'show':
        show(command, print)
        return 0
      case 'verify': {
        verifies = true
        // Loaded only here: the schemas take most of the program's start-up time.
        const { runVerification } = await import('./run-verification.ts')
        const { passed, failed } = await runVerification(command, surroundings.script, secrets, print)
        print(`${passed} passed, ${failed} failed`)
        return failed === 0 ? 0 : 1
      }
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    surroundings.complain(secrets.hide(error.message))
    if (verifies) print('0 passed, 0 failed')
    return 2
  }
}
