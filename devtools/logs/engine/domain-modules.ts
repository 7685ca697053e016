import * as t from 'io-ts'

/** What each file of the domain exports, by path; events, selectors and commands are found in it. */
export const domainModules = (): readonly (readonly [path: string, exported: Record<string, unknown>])[] =>
  Object.entries(
    import.meta.glob<Record<string, unknown>>(
      [
        '../../../src/domain/*/**/*.ts',
        '!../../../src/domain/**/*.test.ts',
        '!../../../src/domain/**/{testing,*.testing}.ts',
      ],
      { eager: true },
    ),
  )

/** The area of a file of the domain: its folder. Files of the kernel, such as the edits of a form, count as an area each. */
export const areaOf = (path: string): string => {
  const [, area = '', file = ''] = /src\/domain\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.ts$/.exec(path) ?? []
  return area === 'kernel' ? file : area
}

/** A definition of an event, recognised by its parts. */
const isDefinition = (value: unknown): value is { readonly type: string } =>
  typeof value === 'function' && 'codec' in value && value.codec instanceof t.Type && 'type' in value

/** The area of each event type: that of the file that defines it. */
export const areasOfTypes = (): ReadonlyMap<string, string> => {
  const areas = new Map<string, string>()
  for (const [path, exported] of domainModules())
    for (const value of Object.values(exported))
      if (isDefinition(value) && !areas.has(value.type)) areas.set(value.type, areaOf(path))
  return areas
}
