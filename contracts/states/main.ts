import { statesOfOperation } from './page.ts'

/** `npm run states -w portal-contracts -- OPERATION`: prints the provider states that the pacts' interactions of an operation need. */
const [operation] = process.argv.slice(2)
try {
  if (operation === undefined)
    throw new Error('Name an operation: npm run states -w portal-contracts -- updateSelection')
  console.log(statesOfOperation(operation))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
