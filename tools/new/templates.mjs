import { sampleOf } from './described.mjs'
import { spaced, titleOf } from './names.mjs'
import * as read from './read.mjs'
import { contentOf, shownOf, ui } from './screen.mjs'
import * as write from './write.mjs'

const mock = ({ id, anonymous, example, status }) => {
  const wrapper = anonymous ? 'anyone' : 'signedIn'
  const response = status === 200 ? 'ok(example)' : `({ status: ${status}, body: example })`
  return `import { ${status === 200 ? 'ok, ' : ''}${wrapper} } from '../handler.ts'

/** The example of the description, until the world holds this data. */
const example = ${JSON.stringify(example)}

/** ${id}: the same for everybody. */
export const ${id} = ${wrapper}(() => ${response})
`
}

const pact = ({ area, feature, words }, operation, requirement) => {
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
 * The files of a new feature, by path, not formatted yet. A change has no screen of its own: a screen that is there sends its command.
 * @param {ReturnType<typeof import('./names.mjs').namesOf>} names
 * @param {import('./described.mjs').Operation} operation
 * @param {string | null} requirement its id, for the titles of the tests
 * @param {string} done the event of a change's success
 * @returns {Record<string, string>}
 */
export const filesOf = (names, operation, requirement, done) => {
  const { area, feature } = names
  const id = requirement === null ? '' : `[${requirement}] `
  const { domain, domainTest, effect, effectTest } = operation.isWrite ? write : read
  return {
    [`src/domain/${area}/${feature}.ts`]: domain(names, operation, done),
    [`src/domain/${area}/${feature}.test.ts`]: domainTest(names, operation, id, done),
    [`src/effects/${area}/${feature}.ts`]: effect(names, operation, done),
    [`src/effects/${area}/${feature}.test.ts`]: effectTest(names, operation, id, done),
    ...(operation.isWrite ? {} : { [`src/ui/${area}/${feature}.tsx`]: ui(names, operation) }),
    [`mock-server/${area}/${feature}.ts`]: mock(operation),
    [`contracts/${area}/${feature}.pact.test.ts`]: pact(names, operation, id),
  }
}

/**
 * What joins the feature to the portal: for each file, the line at its top and the line after an existing one.
 * @param {ReturnType<typeof import('./names.mjs').namesOf>} names
 * @param {import('./described.mjs').Operation} operation
 * @returns {{file: string, top: string | null, after: string, line: string}[]}
 */
export const additionsOf = (names, operation) => {
  const { area, feature, Name, name, words } = names
  const effect = `${operation.isWrite ? 'send' : 'load'}${Name}`
  const joined = [
    {
      file: 'src/domain/state.ts',
      top: `import { ${name} } from './${area}/${feature}.ts'`,
      after: 'export const slices = [',
      line: `${name},`,
    },
    {
      file: `src/effects/${area}.ts`,
      top: `import { ${effect} } from './${area}/${feature}.ts'`,
      after: 'export const effects = [',
      line: `${effect},`,
    },
    {
      file: 'mock-server/routes.ts',
      top: `import { ${operation.id} } from './${area}/${feature}.ts'`,
      after: 'export const handlers: Readonly<Record<string, Handler>> = {',
      line: `${operation.id},`,
    },
  ]
  if (operation.isWrite) return joined
  const { isList } = shownOf(operation)
  const sentences = {
    title: titleOf(words),
    loading: `Loading the ${words}`,
    failed: `The ${words} could not be loaded`,
    ...(isList ? { none: `There is no ${words} to show` } : {}),
  }
  const terms = contentOf(names, operation).facts.map((fact) => [fact.name, titleOf(spaced(fact.name))])
  const entries = [...Object.entries(sentences), ...terms.filter(([term]) => !(term in sentences))]
  const route = `${feature}${operation.key ? `/:${operation.key.name}` : ''}`
  return [
    ...joined,
    {
      file: `src/ui/text/${area}.ts`,
      top: null,
      after: `export const ${area}Text = {`,
      line: `${name}: { ${entries.map(([term, sentence]) => `${term}: '${sentence}'`).join(', ')} },`,
    },
    {
      file: 'src/ui/shell/pages.tsx',
      top: `const ${Name}Page = later(() => import('../${area}/${feature}.tsx').then((m) => m.${Name}Page))`,
      after: '<Route index element={signedIn([], <Landing />)} />',
      line: `<Route path="${route}" element={signedIn([${Name}Page], <${Name}Page />)} />`,
    },
  ]
}
