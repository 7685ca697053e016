import { useState } from 'react'

// oxlint-disable-next-line no-restricted-globals -- the inspector is a separate page, without the portal's ports
const browserStorage = (): Storage => localStorage

const read = <Value>(key: string, is: (value: unknown) => value is Value, otherwise: Value): Value => {
  try {
    const value: unknown = JSON.parse(browserStorage().getItem(key) ?? 'null')
    return is(value) ? value : otherwise
  } catch {
    return otherwise // the browser stores nothing, or something else is stored under this name
  }
}

/** A setting of the tool that the browser stores, if it stores anything. It contains nothing from a log. */
export const useRemembered = <Value>(
  name: string,
  is: (value: unknown) => value is Value,
  otherwise: Value,
): readonly [Value, (value: Value) => void] => {
  const key = `inspector-${name}`
  const [value, setValue] = useState(() => read(key, is, otherwise))
  return [
    value,
    (next) => {
      setValue(next)
      try {
        browserStorage().setItem(key, JSON.stringify(next))
      } catch {
        // the setting then lasts only while the page is open
      }
    },
  ]
}
