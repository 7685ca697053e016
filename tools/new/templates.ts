import type { Operation } from './openapi-operation.ts'
import type { Names } from './names.ts'
import * as read from './read.ts'
import { sampleOf } from './schema.ts'
import { button, page, states } from './screen.ts'
import * as write from './write.ts'

/** The data of a request event and of its failure, as the test of all failures creates them. */
export const requestOf = ({
  isWrite,
  key,
  body,
  resolve,
}: Operation): { readonly data: string; readonly failure: string } => {
  const ofKey = key ? `${key.name}: ${JSON.stringify(key.value)}, ` : ''
  const ofBody = body ? `body: ${sampleOf(body, resolve)}` : ''
  return { data: `{ ${ofKey}${ofBody} }`, failure: `{ ${isWrite ? '' : ofKey}problem }` }
}

const mock = ({ id, anonymous, example, status }: Operation): string => {
  const wrapper = anonymous ? 'anyone' : 'signedIn'
  const response = status === 200 ? 'ok(example)' : `({ status: ${status}, body: example })`
  return `import { ${status === 200 ? 'ok, ' : ''}${wrapper} } from '../handler.ts'

/** The example of the OpenAPI document, until the world holds this data. */
const example = ${JSON.stringify(example)}

/** ${id}: the same for everybody. */
export const ${id} = ${wrapper}(() => ${response})
`
}

const pact = ({ area, feature, words }: Names, operation: Operation, requirement: string): string => {
  const { id, area: of, key, body, state, status } = operation
  const input = [
    ...(key ? [`path: { ${key.name}: ${JSON.stringify(key.value)} }`] : []),
    ...(body ? [`body: ${sampleOf(body, operation.resolve)}`] : []),
  ]
  const more = [
    ...(input.length > 0 ? [`input: { ${input.join(', ')} }`] : []),
    ...(status === 200 ? [] : [`status: ${status}`]),
  ]
  return `import { ${id} } from '../../src/effects/api/generated/${of}.ts'
import { contract } from '../pact.ts'

contract('${area}/${feature}', (interaction) => {
  interaction('${requirement}the ${words}', ${id}, { ${[`state: '${state}'`, ...more].join(', ')} })
})
`
}

/**
 * The files of a new feature, by path, not formatted yet.
 * @param requirement its id, for the titles of the tests
 * @param done the event of a change's success
 */
export const filesOf = (
  names: Names,
  operation: Operation,
  requirement: string | null,
  done: string,
): Readonly<Record<string, string>> => {
  const { area, feature } = names
  const id = requirement === null ? '' : `[${requirement}] `
  const { domain, domainTest, effect, effectTest } = operation.isWrite ? write : read
  return {
    [`src/domain/${area}/${feature}.ts`]: domain(names, operation, done),
    [`src/domain/${area}/${feature}.test.ts`]: domainTest(names, operation, id, done),
    [`src/effects/${area}/${feature}.ts`]: effect(names, operation, done),
    [`src/effects/${area}/${feature}.test.ts`]: effectTest(names, operation, id, done),
    [`src/ui/${area}/${feature}.tsx`]: operation.isWrite ? button(names, operation) : page(names, operation),
    [`mock-server/${area}/${feature}.ts`]: mock(operation),
    [`contracts/${area}/${feature}.pact.test.ts`]: pact(names, operation, id),
    ...(operation.isWrite ? {} : { [`devtools/screens/states/screens/${feature}.ts`]: states(names, operation) }),
  }
}
