import type { Operation, Schema } from './openapi-operation.ts'
import { spaced, titleOf, type Names } from './names.ts'

interface Fact extends Schema {
  readonly name: string
}

/** The fields of a response that a first screen can show: texts and numbers, and the length of a list. */
const shownOf = ({ schema, resolve }: Operation) => {
  const merge = (reference: Schema): readonly Schema[] => {
    const part = resolve(reference)
    return [part, ...(part.allOf ?? []).flatMap(merge)]
  }
  const whole = resolve(schema)
  const isList = whole.type === 'array'
  const parts = merge(isList ? (whole.items ?? {}) : whole)
  const required = parts.flatMap((part) => part.required ?? [])
  const all = parts.flatMap((part) => Object.entries(part.properties ?? {})).filter(([name]) => required.includes(name))
  const typed = all.map(([name, part]): Fact => ({ ...resolve(part), name }))
  const texts = typed.filter(({ type, format }) => type === 'string' && format !== 'html')
  const figures = ['integer', 'number', 'array']
  return {
    isList,
    texts,
    shown: typed.filter((one) => texts.includes(one) || figures.some((type) => type === one.type)),
  }
}

interface Content {
  readonly isList: boolean
  readonly imports: readonly string[]
  readonly facts: readonly Fact[]
  readonly jsx: string
  readonly wrap: string
}

/** How a screen shows the response: a list of names, or a list of facts. */
const contentOf = ({ area, name, Name }: Names, operation: Operation): Content => {
  const { isList, texts, shown } = shownOf(operation)
  const id = texts.find((one) => /id$/i.test(one.name)) ?? texts[0]
  const label =
    texts.find((one) => /name|title|question|label/i.test(one.name)) ?? texts.find((one) => one !== id) ?? id
  if (isList)
    return {
      isList,
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
  const detail = ({ name: field, type }: Fact): string =>
    type === 'string' ? `found.${field}` : type === 'array' ? `String(found.${field}.length)` : `String(found.${field})`
  return {
    isList,
    imports: [
      "import type { Fact } from '../components/content/description-list.tsx'",
      "import { DescriptionList } from '../components/content/description-list.tsx'",
    ],
    facts,
    jsx: `<DescriptionList facts={factsOf(${name})} />`,
    wrap: `const factsOf = (${facts.length > 0 ? 'found' : '_'}: ${Name}): readonly Fact[] => [${facts.map((fact) => `{ term: ${area}Text.${name}.${fact.name}, detail: ${detail(fact)} }`).join(', ')}]\n\n`,
  }
}

/** The page of a read, as `pages.tsx` routes it below `/app`. */
export const routeOf = ({ feature }: Names, { key }: Operation): string => `${feature}${key ? `/:${key.name}` : ''}`

/** The words of a screen, by name: a sentence, or several under one name. */
export const wordsOf = (
  names: Names,
  operation: Operation,
): Readonly<Record<string, string | Readonly<Record<string, string>>>> => {
  const { words } = names
  if (operation.isWrite)
    return {
      send: `Send the ${words}`,
      sending: `Sending the ${words}`,
      failed: `The ${words} could not be sent`,
      unconfirmed: {
        title: `We could not confirm that the ${words} was sent.`,
        more: 'Please look whether it was done before you send it again.',
      },
      done: `The ${words} was sent`,
    }
  const { isList, facts } = contentOf(names, operation)
  return {
    ...Object.fromEntries(facts.map((fact) => [fact.name, titleOf(spaced(fact.name))])),
    title: titleOf(words),
    loading: `Loading the ${words}`,
    failed: `The ${words} could not be loaded`,
    ...(isList ? { none: `There is no ${words} to show` } : {}),
  }
}

/** `devtools/screens/states/screens/<feature>.ts` of a read: its page loading, loaded and failed. */
export const states = (names: Names, operation: Operation): string => {
  const { area, feature, name, words } = names
  const { id, key } = operation
  const [fact] = contentOf(names, operation).facts
  // Waits for words that only the response brings, if any: the heading shows while the page loads too.
  const ready = fact ? `words(${name}.${fact.name})` : `heading(${name}.title)`
  return `import { ${area}Text } from '../../../../src/ui/text/${area}.ts'
import { held, type Screens } from '../state.ts'
import { alert, heading${fact ? ', words' : ''} } from '../steps.ts'

const { ${name} } = ${area}Text

export const ${name}Screens = {
  '${area}/${feature}': {
    title: '${titleOf(words)}',
    page: '/app/${routeOf(names, operation)}',
    who: '${area === 'employer' ? 'employer' : 'employee'}@acme.example',
    at: '/app/${feature}${key ? `/${key.value}` : ''}',
    states: {
      ready: { shows: ${ready} },
      loading: { faults: [held('${id}')], shows: heading(${name}.title) },
      failed: {
        fails: { operation: '${id}', message: alert(${name}.failed), keeps: [heading(${name}.title)], recovers: ${ready} },
      },
    },
  },
} as const satisfies Screens
`
}

/** `src/ui/<area>/<feature>.tsx` of a change: a button, and how it went. An existing screen shows it. */
export const button = ({ area, feature, Name, name, words }: Names, { key, body }: Operation): string => {
  const takesInput = key !== null || body !== null
  return `import { request${Name}, select${Name} } from '../../domain/${area}/${feature}.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { ${area}Text } from '../text/${area}.ts'

/** Sends the ${words}, and says that it is being sent, that it was sent, or why it failed. */
export const ${Name}Button = (${takesInput ? `{ input }: { input: Parameters<typeof request${Name}>[1] }` : ''}) => {
  const ${name} = useSelect(select${Name})
  const dispatch = useDispatch()
  return (
    <>
      {${name}.kind === 'failed' && (
        <WriteFailure
          problem={${name}.problem}
          failed={${area}Text.${name}.failed}
          unconfirmed={${area}Text.${name}.unconfirmed}
        />
      )}
      {${name}.kind === 'done' && <Banner tone="success" title={${area}Text.${name}.done} />}
      <Button
        onPress={() => void dispatch(request${Name}, ${takesInput ? 'input' : 'undefined'})}
        busy={{ label: ${area}Text.${name}.sending, active: ${name}.kind === 'sending' }}
      >
        {${area}Text.${name}.send}
      </Button>
    </>
  )
}
`
}

/** `src/ui/<area>/<feature>.tsx` of a read: a page that is loading, failed with Retry, or loaded. */
export const page = (names: Names, operation: Operation): string => {
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
