import * as t from 'io-ts'
import { areaOf, domainModules } from './domain-modules.ts'

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
