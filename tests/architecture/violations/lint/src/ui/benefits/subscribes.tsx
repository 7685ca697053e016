type Source = { subscribe: (listener: () => void) => void }

export const begin = (source: Source): void => source.subscribe(() => undefined)
