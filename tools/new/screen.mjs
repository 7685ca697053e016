/** The fields of an answer that a first screen can show: text and figures, and how many a list has. */
export const shownOf = ({ schema, resolve }) => {
  const merge = (reference) => {
    const part = resolve(reference)
    return [part, ...(part.allOf ?? []).flatMap(merge)]
  }
  const whole = resolve(schema)
  const isList = whole.type === 'array'
  const parts = merge(isList ? (whole.items ?? {}) : whole)
  const required = parts.flatMap((part) => part.required ?? [])
  const all = parts.flatMap((part) => Object.entries(part.properties ?? {})).filter(([name]) => required.includes(name))
  const typed = all.map(([name, part]) => ({ name, ...resolve(part) }))
  const texts = typed.filter(({ type, format }) => type === 'string' && format !== 'html')
  return {
    isList,
    texts,
    shown: typed.filter((one) => texts.includes(one) || ['integer', 'number', 'array'].includes(one.type)),
  }
}

/** How a screen shows the answer: a list of names, or a list of facts. */
export const contentOf = ({ area, name, Name }, operation) => {
  const { isList, texts, shown } = shownOf(operation)
  const id = texts.find((one) => /id$/i.test(one.name)) ?? texts[0]
  const label =
    texts.find((one) => /name|title|question|label/i.test(one.name)) ?? texts.find((one) => one !== id) ?? id
  if (isList)
    return {
      imports: ["import { EmptyState } from '../components/feedback/empty-state.tsx'"],
      facts: [],
      jsx: `${name}.length === 0 ? (
        <EmptyState title={${area}Text.${name}.none} />
      ) : (
        <ul>{${name}.map((one${id ? '' : ', index'}) => <li key={${id ? `one.${id.name}` : 'index'}}>{${label ? `one.${label.name}` : 'JSON.stringify(one)'}}</li>)}</ul>
      )`,
      wrap: '',
    }
  const facts = shown.filter(({ name: field }) => /^[a-z]\w*$/i.test(field) && !/id$/i.test(field)).slice(0, 6)
  const detail = ({ name: field, type }) =>
    type === 'string' ? `found.${field}` : type === 'array' ? `String(found.${field}.length)` : `String(found.${field})`
  return {
    imports: [
      "import type { Fact } from '../components/content/description-list.tsx'",
      "import { DescriptionList } from '../components/content/description-list.tsx'",
    ],
    facts,
    jsx: `<DescriptionList facts={factsOf(${name})} />`,
    wrap: `const factsOf = (${facts.length > 0 ? 'found' : '_'}: ${Name}): readonly Fact[] => [${facts.map((fact) => `{ term: ${area}Text.${name}.${fact.name}, detail: ${detail(fact)} }`).join(', ')}]\n\n`,
  }
}

/** `src/ui/<area>/<feature>.tsx`: loading, failed with Retry, loaded. */
export const ui = (names, operation) => {
  const { area, feature, Name, name, words } = names
  const { key } = operation
  const { imports, jsx, wrap } = contentOf(names, operation)
  const props = key ? `{ ${key.name} }: { ${key.name}: string }` : ''
  const input = key ? key.name : 'undefined'
  const inner = key ? `${Name}Of` : `${Name}Page`
  return `import { useEffect } from 'react'
${key ? "import { useParams } from 'react-router-dom'\n" : ''}${wrap ? `import type { ${Name} } from '../../domain/${area}/${feature}.ts'\n` : ''}import { request${Name}, select${Name} } from '../../domain/${area}/${feature}.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
${imports.join('\n')}
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
${key ? "import { NotFound } from '../shell/not-found.tsx'\n" : ''}import { Page } from '../shell/page.tsx'
import { ${area}Text } from '../text/${area}.ts'
import { problemText } from '../text/shared.ts'

${wrap}${key ? '' : `/** The ${words}: loading, what there is, or why it cannot be shown. */\nexport `}const ${inner} = (${props}) => {
  const remote = useSelect(select${Name}${key ? `, ${key.name}` : ''})
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(request${Name}, ${input})
  }, [dispatch${key ? `, ${key.name}` : ''}])
  const ${name} = valueOf(remote)
  return (
    <Page title={${area}Text.${name}.title}>
      {remote.status === 'failed' && (
        <ErrorState title={${area}Text.${name}.failed} retry={{ read: () => void dispatch(request${Name}, ${input}) }}>
          {problemText(remote.problem)}
        </ErrorState>
      )}
      {${name} === null ? remote.status !== 'failed' && <Skeleton label={${area}Text.${name}.loading} shape="text" count={4} /> : ${jsx}}
    </Page>
  )
}
${
  key
    ? `
/** The ${words} of the address: loading, what there is, or why it cannot be shown. */
export const ${Name}Page = () => {
  const { ${key.name} } = useParams()
  return ${key.name} === undefined ? <NotFound /> : <${inner} ${key.name}={${key.name}} key={${key.name}} />
}
`
    : ''
}`
}
