import * as t from 'io-ts'

/** A definition of an event, recognised by its parts. */
const isDefinition = (value: unknown): value is { readonly type: string } =>
  typeof value === 'function' && 'codec' in value && value.codec instanceof t.Type && 'type' in value

/**
 * The area of each event's type: the folder of the domain whose file defines it, read from the files themselves. Events of
 * the kernel, such as the edits of a form, are filed under the name of their file.
 */
export const areasOfTypes = (): ReadonlyMap<string, string> => {
  const modules = import.meta.glob<Record<string, unknown>>(
    [
      '../../../src/domain/*/**/*.ts',
      '!../../../src/domain/**/*.test.ts',
      '!../../../src/domain/**/{testing,*.testing}.ts',
    ],
    { eager: true },
  )
  const areas = new Map<string, string>()
  for (const [path, exported] of Object.entries(modules)) {
    const [, area = '', file = ''] = /src\/domain\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.ts$/.exec(path) ?? []
    for (const value of Object.values(exported))
      if (isDefinition(value) && !areas.has(value.type)) areas.set(value.type, area === 'kernel' ? file : area)
  }
  return areas
}
