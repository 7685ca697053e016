import { domain, domainTest } from './domain.mjs'
import { effect, effectTest } from './effects.mjs'
import { spaced, titleOf } from './names.mjs'
import { contentOf, shownOf, ui } from './screen.mjs'

const mock = (_, { id, anonymous, example }) => {
  const wrapper = anonymous ? 'anyone' : 'signedIn'
  return `import { ok, ${wrapper} } from '../handler.ts'

/** The example of the description, until the world holds this data. */
const answer = ${JSON.stringify(example)}

/** ${id}: the same for everybody. */
export const ${id} = ${wrapper}(() => ok(answer))
`
}

const pact = (
  { area, feature, words },
  { id, area: of, key, state },
  requirement,
) => `import { ${id} } from '../../src/effects/api/generated/${of}.ts'
import { contract } from '../pact.ts'

contract('${area}/${feature}', (interaction) => {
  interaction('${requirement}the ${words}', ${id}, { state: '${state}'${key ? `, input: { path: { ${key.name}: ${JSON.stringify(key.value)} } }` : ''} })
})
`

/**
 * The files of a new feature, by path, not formatted yet.
 * @param {ReturnType<typeof import('./names.mjs').namesOf>} names
 * @param {import('./described.mjs').Operation} operation
 * @param {string | null} requirement its id, for the titles of the tests
 * @returns {Record<string, string>}
 */
export const filesOf = (names, operation, requirement) => {
  const { area, feature } = names
  const id = requirement === null ? '' : `[${requirement}] `
  return {
    [`src/domain/${area}/${feature}.ts`]: domain(names, operation),
    [`src/domain/${area}/${feature}.test.ts`]: domainTest(names, operation, id),
    [`src/effects/${area}/${feature}.ts`]: effect(names, operation),
    [`src/effects/${area}/${feature}.test.ts`]: effectTest(names, operation, id),
    [`src/ui/${area}/${feature}.tsx`]: ui(names, operation),
    [`mock-server/${area}/${feature}.ts`]: mock(names, operation),
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
    {
      file: 'src/domain/state.ts',
      top: `import { ${name} } from './${area}/${feature}.ts'`,
      after: 'export const slices = [',
      line: `${name},`,
    },
    {
      file: `src/effects/${area}.ts`,
      top: `import { load${Name} } from './${area}/${feature}.ts'`,
      after: 'export const effects = [',
      line: `load${Name},`,
    },
    {
      file: 'src/effects/late.ts',
      top: null,
      after: `  ${area}: {`,
      line: `${Name}Requested: true,`,
    },
    {
      file: 'mock-server/routes.ts',
      top: `import { ${operation.id} } from './${area}/${feature}.ts'`,
      after: 'export const handlers: Readonly<Record<string, Handler>> = {',
      line: `${operation.id},`,
    },
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
