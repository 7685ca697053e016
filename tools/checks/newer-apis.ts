import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { browsers } from '../browsers.ts'

/** Whether each supported browser has it in its oldest version. */
const isEverywhere = ({ __compat }: Identifier): boolean =>
  browsers.every(({ inData, version }) =>
    inData.every((browser) =>
      [__compat?.support[browser] ?? []]
        .flat()
        .some(
          ({ version_added: since, version_removed, flags, prefix, alternative_name }) =>
            Number(String(since).replace('≤', '')) <= Number(version) &&
            ![version_removed, flags, prefix, alternative_name].some(Boolean),
        ),
    ),
  )

interface Member {
  readonly name: string
  readonly feature: Identifier
  readonly isStatic: boolean
}
const membersOf = (object: Identifier): readonly Member[] =>
  Object.entries<Identifier | undefined>(object).flatMap(([key, feature]) => {
    const [, name, isStatic] = /^([a-z][a-z\d]*)(_static)?$/i.exec(key) ?? []
    if (name === undefined || !feature?.__compat) return []
    const section = String(feature.__compat.spec_url)
    return [{ name, feature, isStatic: isStatic !== undefined || (/tc39/.test(section) && !/prototype/.test(section)) }]
  })

const objects = [...membersOf(data.api), ...membersOf(data.javascript.builtins ?? {})]
const members = objects.flatMap(({ name: owner, feature }) =>
  isEverywhere(feature) ? membersOf(feature).map((member) => ({ ...member, owner })) : [],
)
/** What some object has everywhere: a call by this name says nothing. */
const common = new Set(members.filter(({ feature }) => isEverywhere(feature)).map(({ name }) => name))
const newer = members.filter(({ feature }) => !isEverywhere(feature))
const newGlobals = new Set([
  ...objects.filter(({ feature }) => !isEverywhere(feature)).map(({ name }) => name),
  ...newer.filter(({ owner }) => owner === 'Window').map(({ name }) => name),
])
const newStatics = new Set(newer.filter(({ isStatic }) => isStatic).map(({ owner, name }) => `${owner}.${name}`))
const newMethods = new Set(newer.filter(({ isStatic, name }) => !isStatic && !common.has(name)).map(({ name }) => name))

/** What scripts use only where the browser has it, or what is a method of their own. `lib` of tsconfig.json forbids newer ones in our own code. */
const allowed: Readonly<Record<string, string>> = {
  requestIdleCallback: 'page.ts asks first whether it is there',
  navigation: 'React asks first whether it is there',
  startViewTransition: 'React calls it for view transitions, which the portal has none of',
  setImmediate: 'the reader of Excel files asks first whether it is there',
  'Error.captureStackTrace': 'the reader of Excel files asks first whether it is there',
  drop: 'of stores and queues of the portal',
  take: 'of queues of the portal',
  share: 'one of the portal’s texts',
  union: 'of io-ts and its folds',
  intersection: 'of io-ts and its folds',
}

/**
 * The names of what a script uses and not all supported browsers have, such as `Object.groupBy`. A method is known by its name alone, unless
 * an object of every browser has one of that name.
 */
export const newerThanBrowsers = (script: string): string[] => {
  const statics = [...script.matchAll(/\b([A-Z]\w*\.[a-z]\w*)/gi)].filter(([, name = '']) => newStatics.has(name))
  const methods = [...script.matchAll(/\.([a-z]\w*)(?=\()/gi)].filter(([, name = '']) => newMethods.has(name))
  const globals = [...script.matchAll(/(?<![\w$.'"`#-])([a-z]\w+)(?=[.(])/gi)].filter(([, name = '']) => newGlobals.has(name)) // oxfmt-ignore
  return [...new Set([...statics, ...methods, ...globals].map(([, name = '']) => name))].filter((name) => !(name in allowed)) // oxfmt-ignore
}
