import { mutate } from '../../contracts/agreement/mutants/mutant.ts'
import { startPactLibrary } from '../../contracts/agreement/pact-library.ts'
import { sentenceOf } from '../../contracts/agreement/report.ts'
import type { Trial } from './mutant.ts'

/** 30 mutants of OpenAPI, the mock and the pacts for each seed: the agreement must find all of them, and name the outlier for at least 28. */
export const agreementTrials = async function* (from: number, seeds: number): AsyncGenerator<Trial> {
  const pact = await startPactLibrary()
  try {
    for (let seed = from; seed < from + seeds; seed++) {
      const mutants = await mutate(pact, seed)
      for (const { name, missed } of mutants) yield { name: `seed ${seed}: ${name}`, missed }
      const misnamed = mutants.filter(({ isNamed }) => !isNamed)
      const shown = misnamed.flatMap(({ name, mismatches }) => [name, ...mismatches.map((one) => sentenceOf([one]))])
      const isPassed = misnamed.length <= 2
      yield {
        name: `seed ${seed}: the outlier of ${mutants.length - misnamed.length} of ${mutants.length} is named`,
        missed: isPassed ? null : shown.join('\n'),
      }
    }
  } finally {
    await pact.close()
  }
}
